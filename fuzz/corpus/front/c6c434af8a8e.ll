; test: an indirect branch to what is no address
define i65 @main(i64 %n) {
  indÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿirectbr i64 %n, [label %a] ;~ t `%n` is `i64`
a:
  ret a64 0
}
