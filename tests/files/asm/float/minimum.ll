; llvm.minnum: of a NaN and a number the number, and the same on every engine for zeros.
declare double @llvm.minnum.f64(double, double)

define double @f(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}
; baseline:
; @f:
;     movq t0, xmm0
;     movq t1, xmm1
;     or t0, t1
;     movq x0, t0
;     movaps x1, xmm1
;     minsd x1, xmm0
;     ucomisd xmm0, xmm1
;     jp .1
;     je .2
; .1:
;     movaps x0, x1
; .2:
;     ucomisd xmm0, xmm0
;     jp .3
;     movaps xmm1, x0
; .3:
;     movaps xmm0, xmm1
;     ret
; opt:
; @f:
;     movq t0, xmm0
;     movq t1, xmm1
;     or t0, t1
;     movq x0, t0
;     movaps x1, xmm1
;     minsd x1, xmm0
;     ucomisd xmm0, xmm1
;     jp .1
;     je .2
; .1:
;     movaps x0, x1
; .2:
;     ucomisd xmm0, xmm0
;     movaps xmm0, xmm1
;     jp .3
;     movaps xmm0, x0
; .3:
;     ret
