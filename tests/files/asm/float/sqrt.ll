; SQRTSD.
declare double @llvm.sqrt.f64(double)

define double @f(double %a) {
  %r = call double @llvm.sqrt.f64(double %a)
  ret double %r
}
; baseline:
; @f:
;     sqrtsd xmm0, xmm0
;     ret
; opt:
; @f:
;     sqrtsd xmm0, xmm0
;     ret
