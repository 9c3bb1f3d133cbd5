; The quotient by a product, and what is left.
define i64 @f(i64 %a) {
  %r = urem i64 %a, 10
  ret i64 %r
}
; baseline:
; @f:
;     mov t0d, 0xa
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
;     mov rax, rdx
;     ret
; opt:
; @f:
;     mov rax, -0x3333333333333333
;     mul rdi
;     shr rdx, 3
;     imul t0, rdx, 0xa
;     mov rax, rdi
;     sub rax, t0
;     ret
