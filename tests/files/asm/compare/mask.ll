; A truth value as a mask.
define i64 @f(i64 %a, i64 %b) {
  %c = icmp ult i64 %a, %b
  %r = sext i1 %c to i64
  ret i64 %r
}
; baseline:
; @f:
;     cmp rdi, rsi
;     setb t0b
;     movzx t0d, t0b
;     xor t1d, t1d
;     sub t1, t0
;     mov rax, t1
;     ret
; opt:
; @f:
;     cmp rdi, rsi
;     setb al
;     movzx eax, al
;     neg rax
;     ret
