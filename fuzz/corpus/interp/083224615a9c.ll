; test: an  {
 assertion that calls a function that is not there.
; exit: 2
; ASSERT EQ: i64 1 = call i64 @missing()
define i64 @main() {
  ret i64 0
}
