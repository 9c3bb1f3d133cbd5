; A word added to two.
define i128 @f(i128 %a, i64 %b) {
  %x = zext i64 %b to i128
  %r = add i128 %a, %x
  ret i128 %r
}
; baseline:
; @f:
;     lea rax, [rdx+rdi]
;     cmp rax, rdi
;     setb t0b
;     movzx t0d, t0b
;     lea rdx, [rsi+t0]
;     ret
; opt:
; @f:
;     mov rax, rdx
;     add rax, rdi
;     cmp rax, rdi
;     mov rdx, rsi
;     adc rdx, 0
;     ret
