; test: an assertion that does not hold fails the command, and the others still run.
; exit: 1
; ASSERT EQ: i64 5 = call i64 @two()
; ASSERT EQ: i64 2 = call i64 @two()
define i64 @two() {
  ret i64 2
}
