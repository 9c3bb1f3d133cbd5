; A product in 64 bits and a shift.
define i32 @f(i32 %a) {
  %r = udiv i32 %a, 10
  ret i32 %r
}
; baseline:
; @f:
;     mov t0d, 0xa
;     mov eax, edi
;     xor edx, edx
;     div t0d
;     ret
; opt:
; @f:
;     mov eax, edi
;     mov t0d, -0x33333333
;     imul rax, t0
;     shr rax, 0x23
;     ret
