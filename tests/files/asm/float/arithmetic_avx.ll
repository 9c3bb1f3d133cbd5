; With AVX the instructions of the optimizing compiler have three operands.
; features: avx
define double @f(double %a, double %b) {
  %m = fmul double %a, %b
  %r = fadd double %m, %a
  ret double %r
}
; baseline:
; @f:
;     mulsd xmm1, xmm0
;     addsd xmm1, xmm0
;     movaps xmm0, xmm1
;     ret
; opt:
; @f:
;     vmulsd x0, xmm1, xmm0
;     vaddsd xmm0, x0, xmm0
;     ret
