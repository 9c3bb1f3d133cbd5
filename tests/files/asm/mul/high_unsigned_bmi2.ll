; MULX would be no better here: the same as without BMI2.
; features: bmi2
define i64 @f(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  %h = lshr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     mul rsi
;     imul rdi, 0
;     imul rsi, 0
;     add rdx, rdi
;     lea rax, [rdx+rsi]
;     ret
; opt:
; @f:
;     mov rax, rdi
;     mul rsi
;     mov rax, rdx
;     ret
