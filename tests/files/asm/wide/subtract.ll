; Two words with the borrow.
define i128 @f(i128 %a, i128 %b) {
  %r = sub i128 %a, %b
  ret i128 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     sub rax, rdx
;     cmp rdi, rdx
;     setb t0b
;     movzx t0d, t0b
;     sub rsi, rcx
;     sub rsi, t0
;     mov rdx, rsi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     sub rax, rdx
;     sub rsi, rcx
;     cmp rdi, rdx
;     mov rdx, rsi
;     sbb rdx, 0
;     ret
