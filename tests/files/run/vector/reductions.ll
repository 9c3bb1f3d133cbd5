; test: reductions: ordered sums, minima with NaNs and zeros of both signs, every integer one
; exit: 0
; stdout: 0x1p+0 0x1.8p+1
; stdout: -0x0p+0 0x0p+0
; stdout: nan 0x1p+1
; stdout: 0x1p+1 nan
; stdout: 18 120 -5 250 7 0
@fmt = constant [7 x i8] c"%a %a\0A\00"
@fmt6 = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare double @fabs(double)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fminimum.v2f64(<2 x double>)
declare double @llvm.vector.reduce.fmaximum.v2f64(<2 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
declare i8 @llvm.vector.reduce.add.v3i8(<3 x i8>)
declare i8 @llvm.vector.reduce.mul.v5i8(<5 x i8>)
declare i8 @llvm.vector.reduce.smin.v3i8(<3 x i8>)
declare i8 @llvm.vector.reduce.umax.v3i8(<3 x i8>)
declare i8 @llvm.vector.reduce.or.v3i8(<3 x i8>)
declare i1 @llvm.vector.reduce.and.v3i1(<3 x i1>)

define void @floats(<4 x double> %v, <2 x double> %zeros, <2 x double> %nan) {
  ; In order: 2^53 + 1 is rounded before the next is added.
  %sum = call double @llvm.vector.reduce.fadd.v4f64(double 9007199254740992.0, <4 x double> %v)
  %product = call double @llvm.vector.reduce.fmul.v4f64(double 3.0, <4 x double> <double 2.0, double 0.5, double 4.0, double 0.25>)
  call i32 (ptr, ...) @printf(ptr @fmt, double %sum, double %product)
  %min = call double @llvm.vector.reduce.fminimum.v2f64(<2 x double> %zeros)
  %max = call double @llvm.vector.reduce.fmaximum.v2f64(<2 x double> %zeros)
  call i32 (ptr, ...) @printf(ptr @fmt, double %min, double %max)
  %none = call double @llvm.vector.reduce.fminimum.v2f64(<2 x double> %nan)
  %fab = call double @fabs(double %none)
  %wide = shufflevector <2 x double> %nan, <2 x double> <double 2.0, double 4.0>, <4 x i32> <i32 0, i32 3, i32 2, i32 1>
  %number = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %wide)
  call i32 (ptr, ...) @printf(ptr @fmt, double %fab, double %number)
  %most = call double @llvm.vector.reduce.fmaximum.v2f64(<2 x double> %nan)
  %fab2 = call double @fabs(double %most)
  call i32 (ptr, ...) @printf(ptr @fmt, double %number, double %fab2)
  ret void
}

define void @ints(<3 x i8> %v) {
  %a = call i8 @llvm.vector.reduce.add.v3i8(<3 x i8> <i8 8, i8 9, i8 1>)
  %b = call i8 @llvm.vector.reduce.mul.v5i8(<5 x i8> <i8 2, i8 3, i8 4, i8 5, i8 1>)
  %c = call i8 @llvm.vector.reduce.smin.v3i8(<3 x i8> <i8 -5, i8 9, i8 1>)
  %d = call i8 @llvm.vector.reduce.umax.v3i8(<3 x i8> %v)
  %e = call i8 @llvm.vector.reduce.or.v3i8(<3 x i8> <i8 1, i8 2, i8 4>)
  %m = icmp sgt <3 x i8> %v, zeroinitializer
  %f = call i1 @llvm.vector.reduce.and.v3i1(<3 x i1> %m)
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %z = sext i8 %c to i32
  %u = zext i8 %d to i32
  %w = zext i8 %e to i32
  %t = zext i1 %f to i32
  call i32 (ptr, ...) @printf(ptr @fmt6, i32 %x, i32 %y, i32 %z, i32 %u, i32 %w, i32 %t)
  ret void
}

define i32 @main() {
  call void @floats(<4 x double> <double 1.0, double 1.0, double -9007199254740992.0, double 1.0>, <2 x double> <double 0.0, double -0.0>, <2 x double> <double 0x7FF8000000000000, double 2.0>)
  call void @ints(<3 x i8> <i8 7, i8 -6, i8 100>)
  ret i32 0
}
