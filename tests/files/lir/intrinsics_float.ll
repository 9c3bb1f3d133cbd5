; test: float intrinsics
; run: show lir
declare double @llvm.sqrt.f64(double)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.pow.f64(double, double)
define double @f(double %a, double %b) {
  %1 = call double @llvm.sqrt.f64(double %a)
  %2 = call double @llvm.fma.f64(double %1, double %b, double 1.0)
  %3 = call double @llvm.fmuladd.f64(double %1, double %b, double %2)
  %4 = call double @llvm.minnum.f64(double %3, double %a)
  %5 = call double @llvm.copysign.f64(double %4, double %b)
  %6 = call double @llvm.pow.f64(double %5, double %b)
  ret double %6
}
define float @g(float %a) {
  %1 = call float @llvm.fabs.f32(float %a)
  %2 = call float @llvm.floor.f32(float %1)
  ret float %2
}
; expect:
; function @f(f64, f64) -> f64 {
;     sig0 = (f64, f64) -> f64
;     callee0 = %pow sig0
; block0(v0: f64, v1: f64):
;     v2 = fsqrt.f64 v0
;     v3 = fconst.f64 0x3ff0000000000000 ; 1.0
;     v4 = fma.f64 v2, v1, v3
;     v5 = fmul.f64 v2, v1
;     v6 = fadd.f64 v5, v4
;     v7 = bitcast.i64 v6
;     v8 = bitcast.i64 v0
;     v9 = or.i64 v7, v8
;     v10 = bitcast.f64 v9
;     v11 = fmin.f64 v0, v6
;     v12 = fcmp.f64 oeq v6, v0
;     v13 = select.f64 v12, v10, v11
;     v14 = fcmp.f64 uno v6, v6
;     v15 = select.f64 v14, v0, v13
;     v16 = fcopysign.f64 v15, v1
;     v17 = call callee0(v16, v1) ; %pow
;     return v17
; }
;
; function @g(f32) -> f32 {
; block0(v0: f32):
;     v1 = fabs.f32 v0
;     v2 = ffloor.f32 v1
;     return v2
; }
