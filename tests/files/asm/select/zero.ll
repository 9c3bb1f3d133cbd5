; Something or zero.
define i64 @f(i64 %a, i64 %b) {
  %c = icmp ugt i64 %a, 10
  %r = select i1 %c, i64 %b, i64 0
  ret i64 %r
}
; baseline:
; @f:
;     cmp rdi, 0xa
;     mov rax, rsi
;     mov t0d, 0
;     cmovbe rax, t0
;     ret
; opt:
; @f:
;     xor eax, eax
;     cmp rdi, 0xa
;     cmova rax, rsi
;     ret
