; A conditional move.
define i64 @f(i64 %a, i64 %b, i64 %x, i64 %y) {
  %c = icmp slt i64 %a, %b
  %r = select i1 %c, i64 %x, i64 %y
  ret i64 %r
}
; baseline:
; @f:
;     cmp rdi, rsi
;     mov rax, rcx
;     cmovl rax, rdx
;     ret
; opt:
; @f:
;     cmp rdi, rsi
;     mov rax, rcx
;     cmovl rax, rdx
;     ret
