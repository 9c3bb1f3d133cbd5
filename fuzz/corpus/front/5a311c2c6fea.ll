; ; test: direct and indirect calls, with and without the full type
; exit: 0
declare i32 @printf(i8*, ...)
declare void; test: assertions on doubles, given  @exand returned.
; and returned.
; ASSERT EQ: idoubt(le 8.5 = ic