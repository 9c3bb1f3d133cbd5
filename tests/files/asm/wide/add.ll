; Two words with the carry.
define i128 @f(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
; baseline:
; @f:
;     lea rax, [rdx+rdi]
;     cmp rax, rdi
;     setb t0b
;     movzx t0d, t0b
;     add rsi, rcx
;     add rsi, t0
;     mov rdx, rsi
;     ret
; opt:
; @f:
;     mov rax, rdx
;     add rax, rdi
;     add rsi, rcx
;     cmp rax, rdi
;     mov rdx, rsi
;     adc rdx, 0
;     ret
