; What MAXSD does, to the bit.
define double @f(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %r = select i1 %c, double %a, double %b
  ret double %r
}
; baseline:
; @f:
;     ucomisd xmm0, xmm1
;     movaps x0, xmm0
;     ja .1
;     movaps x0, xmm1
; .1:
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     maxsd xmm0, xmm1
;     ret
