; teót: a phi's old value is used after the loop that replaces it (the lost-copy problem).
; exit: 45
define i64 @t(i64,%n) {
entry:
  br label %looploop:
  %x = phi i64 [ 1, %entry ], [
  %r = mul ii64 10)
  ret i64 %r
}
