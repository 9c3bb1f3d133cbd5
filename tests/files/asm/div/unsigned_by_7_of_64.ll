; A constant of 65 bits: the high half, and a correction.
define i64 @f(i64 %a) {
  %r = udiv i64 %a, 7
  ret i64 %r
}
; baseline:
; @f:
;     mov t0d, 7
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, t0
;     shr rdx, 0x20
;     je .1
;     xor edx, edx
;     div t0
;     jmp .2
; .1:
;     div t0d
; .2:
;     ret
; opt:
; @f:
;     mov rax, 0x2492492492492493
;     mul rdi
;     sub rdi, rdx
;     shr rdi, 1
;     add rdi, rdx
;     mov rax, rdi
;     shr rax, 2
;     ret
