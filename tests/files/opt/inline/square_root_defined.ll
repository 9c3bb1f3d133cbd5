; A square root of the program's own.
; passes: inline tidy

define double @sqrt(double %x) {
  %y = fadd double %x, 1.0
  ret double %y
}

define double @f(double %x) {
  %y = call double @sqrt(double %x)
  ret double %y
}
; expect:
; function @sqrt(f64) -> f64 {
; block0(v0: f64):
;     v1 = fconst.f64 0x3ff0000000000000 ; 1.0
;     v2 = fadd.f64 v0, v1
;     return v2
; }
;
; function @f(f64) -> f64 {
;     sig0 = (f64) -> f64
;     callee0 = @sqrt sig0
; block0(v0: f64):
;     v1 = fconst.f64 0x3ff0000000000000 ; 1.0
;     v2 = fadd.f64 v0, v1
;     return v2
; }
