; 16 bits are extended to 32.
define i16 @f(i16 %a, i16 %b) {
  %r = udiv i16 %a, %b
  ret i16 %r
}
; baseline:
; @f:
;     movzx t0d, si
;     mov eax, edi
;     movzx eax, ax
;     xor edx, edx
;     div t0d
;     ret
; opt:
; @f:
;     movzx eax, di
;     movzx esi, si
;     xor edx, edx
;     div esi
;     ret
