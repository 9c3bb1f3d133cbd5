; With it ROUNDSD.
; features: sse4.1
declare double @llvm.floor.f64(double)

define double @f(double %a) {
  %r = call double @llvm.floor.f64(double %a)
  ret double %r
}
; baseline:
; @f:
;     roundsd xmm0, xmm0, 9
;     ret
; opt:
; @f:
;     roundsd xmm0, xmm0, 9
;     ret
