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
