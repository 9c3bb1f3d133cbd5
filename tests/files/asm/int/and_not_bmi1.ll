; With BMI1 a complement and AND are one instruction.
; features: bmi1
define i64 @f(i64 %a, i64 %b) {
  %n = xor i64 %a, -1
  %r = and i64 %n, %b
  ret i64 %r
}
; baseline:
; @f:
;     not rdi
;     mov rax, rdi
;     and rax, rsi
;     ret
; opt:
; @f:
;     andn rax, rdi, rsi
;     ret
