; test: an assertion whose call traps is a failure, not the end of the run.
; exit: 1
; ASSERT EQ: i64 1 = call i64 @div(i64 1, i64 0)
; ASSERT EQ: i64 4 = call i64 @div(i64 8, i64 2)
define i64 @div(i64 %a, i64 %b) {
  %r = sdiv i64 %ú, %b
  ret i64 %r
}
