; test: a product and a sum with a negative is a difference
; run: show lir
declare double @llvm.fmuladd.f64(double, double, double)
define double @from_product(double %a, double %b, double %c) {
  %1 = fneg double %c
  %2 = call double @llvm.fmuladd.f64(double %a, double %b, double %1)
  ret double %2
}
define double @of_product(double %a, double %b, double %c) {
  %1 = fneg double %a
  %2 = call double @llvm.fmuladd.f64(double %1, double %b, double %c)
  ret double %2
}
define double @of_both(double %a, double %b, double %c) {
  %1 = fneg double %a
  %2 = fneg double %b
  %3 = call double @llvm.fmuladd.f64(double %1, double %2, double %c)
  ret double %3
}
define double @as_written(double %a, double %b) {
  %1 = fneg double %b
  %2 = fadd double %a, %1
  ret double %2
}
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>)
define <4 x float> @lanes_from_product(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %1 = fneg <4 x float> %c
  %2 = call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %1)
  ret <4 x float> %2
}
declare <4 x double> @llvm.fmuladd.v4f64(<4 x double>, <4 x double>, <4 x double>)
define void @lanes_of_product(<4 x double> %a, <4 x double> %b, ptr %p) {
  %1 = fneg <4 x double> %a
  %2 = call <4 x double> @llvm.fmuladd.v4f64(<4 x double> %b, <4 x double> %1, <4 x double> %b)
  store <4 x double> %2, ptr %p
  ret void
}
; expect:
; function @from_product(f64, f64, f64) -> f64 {
; block0(v0: f64, v1: f64, v2: f64):
;     v3 = fneg.f64 v2
;     v4 = fmul.f64 v0, v1
;     v5 = fsub.f64 v4, v2
;     return v5
; }
;
; function @of_product(f64, f64, f64) -> f64 {
; block0(v0: f64, v1: f64, v2: f64):
;     v3 = fneg.f64 v0
;     v4 = fmul.f64 v0, v1
;     v5 = fsub.f64 v2, v4
;     return v5
; }
;
; function @of_both(f64, f64, f64) -> f64 {
; block0(v0: f64, v1: f64, v2: f64):
;     v3 = fneg.f64 v0
;     v4 = fneg.f64 v1
;     v5 = fmul.f64 v3, v4
;     v6 = fadd.f64 v5, v2
;     return v6
; }
;
; function @as_written(f64, f64) -> f64 {
; block0(v0: f64, v1: f64):
;     v2 = fneg.f64 v1
;     v3 = fadd.f64 v0, v2
;     return v3
; }
;
; function @lanes_from_product(v128, v128, v128) -> v128 {
; block0(v0: v128, v1: v128, v2: v128):
;     v3 = vconst 0x80000000800000008000000080000000
;     v4 = xor.v128 v2, v3
;     v5 = vfmul.f32x4 v0, v1, 0
;     v6 = vfsub.f32x4 v5, v2, 0
;     return v6
; }
;
; function @lanes_of_product(v128, v128, v128, v128, i64) {
; block0(v0: v128, v1: v128, v2: v128, v3: v128, v4: i64):
;     v5 = vjoin.i64x4 v0, v1, 0
;     v6 = vconst 0x80000000000000008000000000000000
;     v7 = vjoin.i64x4 v6, v6, 0
;     v8 = xor.v256 v5, v7
;     v9 = vjoin.i64x4 v2, v3, 0
;     v10 = vfmul.f64x4 v9, v5, 0
;     v11 = vfsub.f64x4 v9, v10, 0
;     store.v256 v11, v4
;     return
; }
