; Without BMI1 the complement is an instruction of its own.
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
;     not rdi
;     mov rax, rsi
;     and rax, rdi
;     ret
