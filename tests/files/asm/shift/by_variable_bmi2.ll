; With BMI2 the amount is in any register.
; features: bmi2
define i64 @f(i64 %a, i64 %n) {
  %r = lshr i64 %a, %n
  ret i64 %r
}
; baseline:
; @f:
;     shrx rax, rdi, rsi
;     ret
; opt:
; @f:
;     shrx rax, rdi, rsi
;     ret
