; 32 bits without a sign are 64 with one.
define float @f(i32 %a) {
  %r = uitofp i32 %a to float
  ret float %r
}
; baseline:
; @f:
;     mov edi, edi
;     xorps xmm0, xmm0
;     cvtsi2ss xmm0, rdi
;     ret
; opt:
; @f:
;     mov t0d, edi
;     xorps xmm0, xmm0
;     cvtsi2ss xmm0, t0
;     ret
