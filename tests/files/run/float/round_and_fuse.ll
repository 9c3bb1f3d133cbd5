; test: rounding to integral values is the C library's, of each special value and NaN, for each width;
; and a fused product and sum is that of the library, whichever operand is a NaN.
; oracle: none (lli takes another one of several NaNs)
; exit: 0
; stdout: wrong 0 of 192
; stdout: -3 -2 -2 -2 -2 -2
; stdout: 3 4 3 4 4 4
; stdout: fused wrong 0 of 3456
; stdout: -0x1p-54 0x1p+0
@wrong = constant [16 x i8] c"wrong %d of %d\0A\00"
@fused = constant [22 x i8] c"fused wrong %d of %d\0A\00"
@six = constant [19 x i8] c"%g %g %g %g %g %g\0A\00"
@two = constant [7 x i8] c"%a %a\0A\00"
@doubles = constant [18 x i64] [i64 0, i64 9223372036854775808, i64 4602678819172646912, i64 13826050856027422720, i64 4609434218613702656, i64 13832806255468478464, i64 4612811918334230528, i64 13836183955189006336, i64 4602678819172646911, i64 13830554365582800669, i64 9094988921128908188, i64 4841369599423283199, i64 14064741636278059009, i64 9218868437227405312, i64 18442240474082181120, i64 9221120237041090851, i64 9218868437227405313, i64 18444492273895868279]
@floats = constant [14 x i32] [i32 0, i32 2147483648, i32 1056964608, i32 3204448256, i32 1069547520, i32 3217031168, i32 1075838976, i32 3223322624, i32 1258291199, i32 1900671690, i32 2139095040, i32 2143289635, i32 2139095041, i32 4290774903]
@special = constant [12 x i64] [i64 4607182418800017408, i64 13832806255468478464, i64 0, i64 9223372036854775808, i64 9218868437227405312, i64 18442240474082181120, i64 9221120237041090561, i64 18444492273895866370, i64 9218868437227405315, i64 4607182418800017409, i64 1, i64 9218868437227405311]
@small = constant [12 x i32] [i32 1065353216, i32 3217031168, i32 0, i32 2147483648, i32 2139095040, i32 4286578688, i32 2143289345, i32 4290772994, i32 2139095043, i32 1065353217, i32 1, i32 2139095039]
declare i32 @printf(ptr, ...)
declare double @llvm.floor.f64(double)
declare float @llvm.floor.f32(float)
declare double @floor(double)
declare float @floorf(float)
declare double @llvm.ceil.f64(double)
declare float @llvm.ceil.f32(float)
declare double @ceil(double)
declare float @ceilf(float)
declare double @llvm.trunc.f64(double)
declare float @llvm.trunc.f32(float)
declare double @trunc(double)
declare float @truncf(float)
declare double @llvm.rint.f64(double)
declare float @llvm.rint.f32(float)
declare double @rint(double)
declare float @rintf(float)
declare double @llvm.nearbyint.f64(double)
declare float @llvm.nearbyint.f32(float)
declare double @nearbyint(double)
declare float @nearbyintf(float)
declare double @llvm.roundeven.f64(double)
declare float @llvm.roundeven.f32(float)
declare double @roundeven(double)
declare float @roundevenf(float)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.fma.f32(float, float, float)
declare double @fma(double, double, double)
declare float @fmaf(float, float, float)
define i32 @floor_double(i64 %bits) {
  %x = bitcast i64 %bits to double
  %a = call double @llvm.floor.f64(double %x)
  %b = call double @floor(double %x)
  %i = bitcast double %a to i64
  %j = bitcast double %b to i64
  %c = icmp ne i64 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @floor_float(i32 %bits) {
  %x = bitcast i32 %bits to float
  %a = call float @llvm.floor.f32(float %x)
  %b = call float @floorf(float %x)
  %i = bitcast float %a to i32
  %j = bitcast float %b to i32
  %c = icmp ne i32 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @ceil_double(i64 %bits) {
  %x = bitcast i64 %bits to double
  %a = call double @llvm.ceil.f64(double %x)
  %b = call double @ceil(double %x)
  %i = bitcast double %a to i64
  %j = bitcast double %b to i64
  %c = icmp ne i64 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @ceil_float(i32 %bits) {
  %x = bitcast i32 %bits to float
  %a = call float @llvm.ceil.f32(float %x)
  %b = call float @ceilf(float %x)
  %i = bitcast float %a to i32
  %j = bitcast float %b to i32
  %c = icmp ne i32 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @trunc_double(i64 %bits) {
  %x = bitcast i64 %bits to double
  %a = call double @llvm.trunc.f64(double %x)
  %b = call double @trunc(double %x)
  %i = bitcast double %a to i64
  %j = bitcast double %b to i64
  %c = icmp ne i64 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @trunc_float(i32 %bits) {
  %x = bitcast i32 %bits to float
  %a = call float @llvm.trunc.f32(float %x)
  %b = call float @truncf(float %x)
  %i = bitcast float %a to i32
  %j = bitcast float %b to i32
  %c = icmp ne i32 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @rint_double(i64 %bits) {
  %x = bitcast i64 %bits to double
  %a = call double @llvm.rint.f64(double %x)
  %b = call double @rint(double %x)
  %i = bitcast double %a to i64
  %j = bitcast double %b to i64
  %c = icmp ne i64 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @rint_float(i32 %bits) {
  %x = bitcast i32 %bits to float
  %a = call float @llvm.rint.f32(float %x)
  %b = call float @rintf(float %x)
  %i = bitcast float %a to i32
  %j = bitcast float %b to i32
  %c = icmp ne i32 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @nearbyint_double(i64 %bits) {
  %x = bitcast i64 %bits to double
  %a = call double @llvm.nearbyint.f64(double %x)
  %b = call double @nearbyint(double %x)
  %i = bitcast double %a to i64
  %j = bitcast double %b to i64
  %c = icmp ne i64 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @nearbyint_float(i32 %bits) {
  %x = bitcast i32 %bits to float
  %a = call float @llvm.nearbyint.f32(float %x)
  %b = call float @nearbyintf(float %x)
  %i = bitcast float %a to i32
  %j = bitcast float %b to i32
  %c = icmp ne i32 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @roundeven_double(i64 %bits) {
  %x = bitcast i64 %bits to double
  %a = call double @llvm.roundeven.f64(double %x)
  %b = call double @roundeven(double %x)
  %i = bitcast double %a to i64
  %j = bitcast double %b to i64
  %c = icmp ne i64 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @roundeven_float(i32 %bits) {
  %x = bitcast i32 %bits to float
  %a = call float @llvm.roundeven.f32(float %x)
  %b = call float @roundevenf(float %x)
  %i = bitcast float %a to i32
  %j = bitcast float %b to i32
  %c = icmp ne i32 %i, %j
  %r = zext i1 %c to i32
  ret i32 %r
}
define i32 @all_double() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %s6, %loop ]
  %p = getelementptr i64, ptr @doubles, i64 %i
  %x = load i64, ptr %p
  %r0 = call i32 @floor_double(i64 %x)
  %s1 = add i32 %sum, %r0
  %r1 = call i32 @ceil_double(i64 %x)
  %s2 = add i32 %s1, %r1
  %r2 = call i32 @trunc_double(i64 %x)
  %s3 = add i32 %s2, %r2
  %r3 = call i32 @rint_double(i64 %x)
  %s4 = add i32 %s3, %r3
  %r4 = call i32 @nearbyint_double(i64 %x)
  %s5 = add i32 %s4, %r4
  %r5 = call i32 @roundeven_double(i64 %x)
  %s6 = add i32 %s5, %r5
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 18
  br i1 %more, label %loop, label %done
done:
  ret i32 %s6
}
define i32 @all_float() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %s6, %loop ]
  %p = getelementptr i32, ptr @floats, i64 %i
  %x = load i32, ptr %p
  %r0 = call i32 @floor_float(i32 %x)
  %s1 = add i32 %sum, %r0
  %r1 = call i32 @ceil_float(i32 %x)
  %s2 = add i32 %s1, %r1
  %r2 = call i32 @trunc_float(i32 %x)
  %s3 = add i32 %s2, %r2
  %r3 = call i32 @rint_float(i32 %x)
  %s4 = add i32 %s3, %r3
  %r4 = call i32 @nearbyint_float(i32 %x)
  %s5 = add i32 %s4, %r4
  %r5 = call i32 @roundeven_float(i32 %x)
  %s6 = add i32 %s5, %r5
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 14
  br i1 %more, label %loop, label %done
done:
  ret i32 %s6
}
define i32 @fma_double() {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %i = urem i64 %n, 12
  %n1 = udiv i64 %n, 12
  %j = urem i64 %n1, 12
  %k = udiv i64 %n1, 12
  %pi = getelementptr double, ptr @special, i64 %i
  %pj = getelementptr double, ptr @special, i64 %j
  %pk = getelementptr double, ptr @special, i64 %k
  %x = load double, ptr %pi
  %y = load double, ptr %pj
  %z = load double, ptr %pk
  %a = call double @llvm.fma.f64(double %x, double %y, double %z)
  %b = call double @fma(double %x, double %y, double %z)
  %ai = bitcast double %a to i64
  %bi = bitcast double %b to i64
  %c = icmp ne i64 %ai, %bi
  %r = zext i1 %c to i32
  %new = add i32 %sum, %r
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, 1728
  br i1 %more, label %loop, label %done
done:
  ret i32 %new
}
define i32 @fma_float() {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %i = urem i64 %n, 12
  %n1 = udiv i64 %n, 12
  %j = urem i64 %n1, 12
  %k = udiv i64 %n1, 12
  %pi = getelementptr float, ptr @small, i64 %i
  %pj = getelementptr float, ptr @small, i64 %j
  %pk = getelementptr float, ptr @small, i64 %k
  %x = load float, ptr %pi
  %y = load float, ptr %pj
  %z = load float, ptr %pk
  %a = call float @llvm.fma.f32(float %x, float %y, float %z)
  %b = call float @fmaf(float %x, float %y, float %z)
  %ai = bitcast float %a to i32
  %bi = bitcast float %b to i32
  %c = icmp ne i32 %ai, %bi
  %r = zext i1 %c to i32
  %new = add i32 %sum, %r
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, 1728
  br i1 %more, label %loop, label %done
done:
  ret i32 %new
}
define void @show(double %x) {
  %v0 = call double @llvm.floor.f64(double %x)
  %v1 = call double @llvm.ceil.f64(double %x)
  %v2 = call double @llvm.trunc.f64(double %x)
  %v3 = call double @llvm.rint.f64(double %x)
  %v4 = call double @llvm.nearbyint.f64(double %x)
  %v5 = call double @llvm.roundeven.f64(double %x)
  call i32 (ptr, ...) @printf(ptr @six, double %v0, double %v1, double %v2, double %v3, double %v4, double %v5)
  ret void
}
define i32 @main() {
  %d = call i32 @all_double()
  %f = call i32 @all_float()
  %s = add i32 %d, %f
  call i32 (ptr, ...) @printf(ptr @wrong, i32 %s, i32 192)
  call void @show(double -2.5)
  call void @show(double 3.5)
  %fd = call i32 @fma_double()
  %ff = call i32 @fma_float()
  %fs = add i32 %fd, %ff
  call i32 (ptr, ...) @printf(ptr @fused, i32 %fs, i32 3456)
  %one = load double, ptr @special
  %e = fdiv double %one, 134217728.0
  %hi = fadd double %one, %e
  %lo = fsub double %one, %e
  %m = call double @llvm.fma.f64(double %hi, double %lo, double -1.0)
  %m2 = call double @llvm.fma.f64(double %one, double %one, double 0.0)
  call i32 (ptr, ...) @printf(ptr @two, double %m, double %m2)
  ret i32 0
}
