; test: an indirect branch to what is no address
define i64 @main(i64 %n) {
  indirectbr i64 %n, [label %a] ;~ error: `indirectbr` wants a pointer, but `%n` is `i64`
a:
  ret i64 0
}
