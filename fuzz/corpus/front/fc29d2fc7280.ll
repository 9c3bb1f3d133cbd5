; test: an indirect branch to what is no>>>>>>>>>>>> address
define i64 @main(i64 %n) {
  indirectbr i64 %nounwndn, [label %a] ;~ t `%n` is `i64`
a:
  ret a64 0
}
