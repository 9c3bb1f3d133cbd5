; The square root of the C library is an instruction, but for what is below zero.
; passes: inline tidy

declare double @sqrt(double)

define double @f(double %x) {
  %y = call double @sqrt(double %x)
  ret double %y
}
; expect:
; function @f(f64) -> f64 {
;     sig0 = (f64) -> f64
;     sig1 = (f64) -> f64
;     callee0 = @sqrt sig0
;     callee1 = @sqrt sig1
; block0(v0: f64):
;     v2 = fconst.f64 0x0 ; 0.0
;     v3 = fcmp.f64 olt v0, v2
;     brif v3, block3, block2
; block2:
;     v4 = fsqrt.f64 v0
;     jump block1(v4)
; block3:
;     cold
;     v5 = call callee1(v0) ; @sqrt
;     jump block1(v5)
; block1(v1: f64):
;     return v1
; }
