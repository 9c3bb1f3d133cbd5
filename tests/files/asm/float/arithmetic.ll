; Each step rounds.
define double @f(double %a, double %b, double %c) {
  %m = fmul double %a, %b
  %r = fadd double %m, %c
  ret double %r
}
; baseline:
; @f:
;     mulsd xmm0, xmm1
;     addsd xmm0, xmm2
;     ret
; opt:
; @f:
;     mulsd xmm0, xmm1
;     addsd xmm0, xmm2
;     ret
