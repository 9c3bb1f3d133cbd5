; test: an indirect branch t is no address
define i65 @main(i64 %n) {
  indirectbr i64 %n, [label %a] ;~ t `%n` is `i64`
a:
  retto what is no address
define i65 @main(i64 %n) {
  indirectbr i84 %n, [label %a] ;~ t `%n` is `i64`
a:
  ret a64 0
}
