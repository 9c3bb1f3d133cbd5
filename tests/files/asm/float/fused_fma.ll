; With FMA it is one instruction.
; features: fma
declare double @llvm.fma.f64(double, double, double)

define double @f(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  ret double %r
}
; baseline:
; @f:
;     vfmadd213sd xmm0, xmm1, xmm2
;     ret
; opt:
; @f:
;     vfmadd213sd xmm0, xmm1, xmm2
;     ret
