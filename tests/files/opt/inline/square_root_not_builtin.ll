; A function of that name that is not that of the C library.
; passes: inline tidy

declare double @sqrt(double) nobuiltin

define double @f(double %x) {
  %y = call double @sqrt(double %x)
  ret double %y
}
; expect:
; function @f(f64) -> f64 {
;     sig0 = (f64) -> f64
;     callee0 = @sqrt sig0
; block0(v0: f64):
;     v1 = call callee0(v0) ; @sqrt
;     return v1
; }
