; test: intrinsics newer than LLVM 19: two floats at once, limits that prefer numbers, and what says nothing.
; exit: 0
; stdout: 0.250000 3.000000
; stdout: -0.500000 -7.000000
; stdout: 0.000000 1.000000
; stdout: 2.000000 2.000000
; stdout: -0.000000 0.000000
; stdout: 1.500000 4.000000
; stdout: 0.750000 -2.000000
; oracle: none (lli-19 does not know them)
@line = constant [7 x i8] c"%f %f\0A\00"
@zero = global double 0.0
@nan = global double 0x7FF8000000000000
@two = global double 2.0
@x = global double 3.25
@v = global <2 x double> <double -7.5, double 4.0>
@big = global x86_fp80 0xKC000B000000000000000
declare i32 @printf(ptr, ...)
declare { double, double } @llvm.modf.f64(double)
declare { <2 x double>, <2 x double> } @llvm.modf.v2f64(<2 x double>)
declare { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80)
declare { double, double } @llvm.sincos.f64(double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare half @llvm.maximumnum.f16(half, half)
declare void @llvm.fake.use(...)
declare i1 @llvm.experimental.widenable.condition()
define void @pair({ double, double } %p) {
  %a = extractvalue { double, double } %p, 0
  %b = extractvalue { double, double } %p, 1
  call i32 (ptr, ...) @printf(ptr @line, double %a, double %b)
  ret void
}
define void @two_of(double %a, double %b) {
  call i32 (ptr, ...) @printf(ptr @line, double %a, double %b)
  ret void
}
define i32 @main() {
  %x = load double, ptr @x
  %m = call { double, double } @llvm.modf.f64(double %x)
  call void @pair({ double, double } %m)
  %v = load <2 x double>, ptr @v
  %mv = call { <2 x double>, <2 x double> } @llvm.modf.v2f64(<2 x double> %v)
  %fv = extractvalue { <2 x double>, <2 x double> } %mv, 0
  %iv = extractvalue { <2 x double>, <2 x double> } %mv, 1
  %f0 = extractelement <2 x double> %fv, i32 0
  %i0 = extractelement <2 x double> %iv, i32 0
  call void @two_of(double %f0, double %i0)
  %z = load double, ptr @zero
  %s = call { double, double } @llvm.sincos.f64(double %z)
  call void @pair({ double, double } %s)
  %nan = load double, ptr @nan
  %two = load double, ptr @two
  %a = call double @llvm.minimumnum.f64(double %nan, double %two)
  %b = call double @llvm.maximumnum.f64(double %two, double %nan)
  call void @two_of(double %a, double %b)
  %n = fneg double %z
  %c = call double @llvm.minimumnum.f64(double %z, double %n)
  %d = call double @llvm.maximumnum.f64(double %n, double %z)
  call void @two_of(double %c, double %d)
  %h = fptrunc double %two to half
  %g = call half @llvm.maximumnum.f16(half 0xH3E00, half 0xH7E00)
  %e = fpext half %g to double
  %i1 = extractelement <2 x double> %iv, i32 1
  call void @two_of(double %e, double %i1)
  %big = load x86_fp80, ptr @big
  %mb = call { x86_fp80, x86_fp80 } @llvm.modf.f80(x86_fp80 %big)
  %fb = extractvalue { x86_fp80, x86_fp80 } %mb, 0
  %ib = extractvalue { x86_fp80, x86_fp80 } %mb, 1
  %fbd = fptrunc x86_fp80 %fb to double
  %fbn = fneg double %fbd
  %ibd = fptrunc x86_fp80 %ib to double
  call void @two_of(double %fbn, double %ibd)
  call void (...) @llvm.fake.use(double %x)
  %w = call i1 @llvm.experimental.widenable.condition()
  %q = select i1 %w, i32 0, i32 1
  ret i32 %q
}
