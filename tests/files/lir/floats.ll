; test: float arithmetic, comparisons, negation and remainder
; run: show lir
define double @arith(double %a, double %b) {
  %x = fadd double %a, 1.5
  %y = fsub double %x, %b
  %z = fmul double %y, %y
  %w = fdiv double %z, %a
  %v = fneg double %w
  %u = frem double %v, %b
  ret double %u
}
define float @single(float %a, float %b) {
  %x = frem float %a, %b
  %y = frem float %x, 2.0
  ret float %y
}
define i1 @compare(double %a, double %b) {
  %x = fcmp olt double %a, %b
  %y = fcmp uno double %a, 0.0
  %z = fcmp true double %a, %b
  %w = fcmp false double %a, %b
  %p = and i1 %x, %y
  %q = or i1 %z, %w
  %r = and i1 %p, %q
  ret i1 %r
}
; expect:
; function @arith(f64, f64) -> f64 {
;     sig0 = (f64, f64) -> f64
;     callee0 = %fmod sig0
; block0(v0: f64, v1: f64):
;     v2 = fconst.f64 0x3ff8000000000000 ; 1.5
;     v3 = fadd.f64 v0, v2
;     v4 = fsub.f64 v3, v1
;     v5 = fmul.f64 v4, v4
;     v6 = fdiv.f64 v5, v0
;     v7 = fneg.f64 v6
;     v8 = call callee0(v7, v1) ; %fmod
;     return v8
; }
;
; function @single(f32, f32) -> f32 {
;     sig0 = (f32, f32) -> f32
;     callee0 = %fmodf sig0
; block0(v0: f32, v1: f32):
;     v2 = call callee0(v0, v1) ; %fmodf
;     v3 = fconst.f32 0x40000000 ; 2.0
;     v4 = call callee0(v2, v3) ; %fmodf
;     return v4
; }
;
; function @compare(f64, f64) -> i8 {
; block0(v0: f64, v1: f64):
;     v2 = fcmp.f64 olt v0, v1
;     v3 = fconst.f64 0x0 ; 0.0
;     v4 = fcmp.f64 uno v0, v3
;     v5 = and.i8 v2, v4
;     v6 = iconst.i8 1
;     v7 = iconst.i8 0
;     v8 = or.i8 v6, v7
;     v9 = and.i8 v5, v8
;     return v9
; }
