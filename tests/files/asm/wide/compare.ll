; Less in 128 bits.
define i1 @f(i128 %a, i128 %b) {
  %r = icmp ult i128 %a, %b
  ret i1 %r
}
; baseline:
; @f:
;     cmp rdi, rdx
;     setb t0b
;     cmp rsi, rcx
;     setb t1b
;     cmp rsi, rcx
;     cmove t1d, t0d
;     mov eax, t1d
;     ret
; opt:
; @f:
;     cmp rdi, rdx
;     setb t0b
;     cmp rsi, rcx
;     setb al
;     cmp rsi, rcx
;     cmove eax, t0d
;     ret
