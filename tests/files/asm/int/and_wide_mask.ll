; A mask of 64 bits that no immediate holds is loaded first.
define i64 @f(i64 %a) {
  %r = and i64 %a, 81985529216486895
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, 0x123456789abcdef
;     and rdi, t0
;     mov rax, rdi
;     ret
; opt:
; @f:
;     mov t0, 0x123456789abcdef
;     mov rax, rdi
;     and rax, t0
;     ret
