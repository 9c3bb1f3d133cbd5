; test: -0.0 is less than +0.0 to minnum and maxnum, in whatever order and type.
; oracle: none (LLVM 19's code gives either zero)
; exit: 0
; stdout: 0000000000000000 0000000000000000 8000000000000000 8000000000000000
; stdout: 00000000 00000000 80000000 80000000
; stdout: 0000 0000 8000 8000
; stdout: 00000000 00000000 80000000 80000000
; stdout: 0000 0000 8000 8000
; stdout: 0000000000000000 8000000000000000
; stdout: 0000000000000000 8000000000000000
; stdout: 0000000000000000 8000000000000000
; stdout: 0000000000000000 8000000000000000
; stdout: 3ff0000000000000 3ff0000000000000 4000000000000000
; stdout: 0000000000000000 0000000000000000 8000000000000000 8000000000000000
; stdout: 0000000000000000 0000000000000000 8000000000000000 8000000000000000

@minus = global double -0.0
@plus = global double 0.0
@one = global double 1.0
@nan = global double 0x7FF8000000000000
@cell = global double 0.0
@fd = constant [32 x i8] c"%016llx %016llx %016llx %016llx\00"
@fd2 = constant [16 x i8] c"%016llx %016llx\00"
@fd3 = constant [24 x i8] c"%016llx %016llx %016llx\00"
@fs = constant [20 x i8] c"%08x %08x %08x %08x\00"
@fh = constant [20 x i8] c"%04x %04x %04x %04x\00"
@nl = constant [2 x i8] c"\0A\00"

declare i32 @printf(ptr, ...)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80)
declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80)
declare fp128 @llvm.maxnum.f128(fp128, fp128)
declare fp128 @llvm.minnum.f128(fp128, fp128)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>)
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>)
declare double @llvm.vector.reduce.fmin.v2f64(<2 x double>)
declare double @llvm.experimental.constrained.maxnum.f64(double, double, metadata)
declare double @llvm.experimental.constrained.minnum.f64(double, double, metadata)

define void @end() {
  %1 = call i32 (ptr, ...) @printf(ptr @nl)
  ret void
}

define void @doubles(double %a, double %b, double %c, double %d) {
  %1 = bitcast double %a to i64
  %2 = bitcast double %b to i64
  %3 = bitcast double %c to i64
  %4 = bitcast double %d to i64
  %5 = call i32 (ptr, ...) @printf(ptr @fd, i64 %1, i64 %2, i64 %3, i64 %4)
  call void @end()
  ret void
}

define void @two(double %a, double %b) {
  %1 = bitcast double %a to i64
  %2 = bitcast double %b to i64
  %3 = call i32 (ptr, ...) @printf(ptr @fd2, i64 %1, i64 %2)
  call void @end()
  ret void
}

define i32 @main() {
  %m = load volatile double, ptr @minus
  %p = load volatile double, ptr @plus
  %one = load volatile double, ptr @one
  %nan = load volatile double, ptr @nan
  %d1 = call double @llvm.maxnum.f64(double %m, double %p)
  %d2 = call double @llvm.maxnum.f64(double %p, double %m)
  %d3 = call double @llvm.minnum.f64(double %m, double %p)
  %d4 = call double @llvm.minnum.f64(double %p, double %m)
  call void @doubles(double %d1, double %d2, double %d3, double %d4)

  %mf = fptrunc double %m to float
  %pf = fptrunc double %p to float
  %f1 = call float @llvm.maxnum.f32(float %mf, float %pf)
  %f2 = call float @llvm.maxnum.f32(float %pf, float %mf)
  %f3 = call float @llvm.minnum.f32(float %mf, float %pf)
  %f4 = call float @llvm.minnum.f32(float %pf, float %mf)
  %i1 = bitcast float %f1 to i32
  %i2 = bitcast float %f2 to i32
  %i3 = bitcast float %f3 to i32
  %i4 = bitcast float %f4 to i32
  %s1 = call i32 (ptr, ...) @printf(ptr @fs, i32 %i1, i32 %i2, i32 %i3, i32 %i4)
  call void @end()

  %mh = fptrunc double %m to half
  %ph = fptrunc double %p to half
  %h1 = call half @llvm.maxnum.f16(half %mh, half %ph)
  %h2 = call half @llvm.maxnum.f16(half %ph, half %mh)
  %h3 = call half @llvm.minnum.f16(half %mh, half %ph)
  %h4 = call half @llvm.minnum.f16(half %ph, half %mh)
  %j1 = bitcast half %h1 to i16
  %j2 = bitcast half %h2 to i16
  %j3 = bitcast half %h3 to i16
  %j4 = bitcast half %h4 to i16
  %k1 = zext i16 %j1 to i32
  %k2 = zext i16 %j2 to i32
  %k3 = zext i16 %j3 to i32
  %k4 = zext i16 %j4 to i32
  %s2 = call i32 (ptr, ...) @printf(ptr @fh, i32 %k1, i32 %k2, i32 %k3, i32 %k4)
  call void @end()

  ; The sign of an 80-bit float, and of one of 128 bits.
  %mx = fpext double %m to x86_fp80
  %px = fpext double %p to x86_fp80
  %x1 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %mx, x86_fp80 %px)
  %x2 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %px, x86_fp80 %mx)
  %x3 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %mx, x86_fp80 %px)
  %x4 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %px, x86_fp80 %mx)
  %xf1 = fptrunc x86_fp80 %x1 to float
  %xf2 = fptrunc x86_fp80 %x2 to float
  %xf3 = fptrunc x86_fp80 %x3 to float
  %xf4 = fptrunc x86_fp80 %x4 to float
  %xi1 = bitcast float %xf1 to i32
  %xi2 = bitcast float %xf2 to i32
  %xi3 = bitcast float %xf3 to i32
  %xi4 = bitcast float %xf4 to i32
  %s3 = call i32 (ptr, ...) @printf(ptr @fs, i32 %xi1, i32 %xi2, i32 %xi3, i32 %xi4)
  call void @end()

  %mq = fpext double %m to fp128
  %pq = fpext double %p to fp128
  %q1 = call fp128 @llvm.maxnum.f128(fp128 %mq, fp128 %pq)
  %q2 = call fp128 @llvm.maxnum.f128(fp128 %pq, fp128 %mq)
  %q3 = call fp128 @llvm.minnum.f128(fp128 %mq, fp128 %pq)
  %q4 = call fp128 @llvm.minnum.f128(fp128 %pq, fp128 %mq)
  %qi1 = bitcast fp128 %q1 to i128
  %qi2 = bitcast fp128 %q2 to i128
  %qi3 = bitcast fp128 %q3 to i128
  %qi4 = bitcast fp128 %q4 to i128
  %qs1 = lshr i128 %qi1, 112
  %qs2 = lshr i128 %qi2, 112
  %qs3 = lshr i128 %qi3, 112
  %qs4 = lshr i128 %qi4, 112
  %qt1 = trunc i128 %qs1 to i32
  %qt2 = trunc i128 %qs2 to i32
  %qt3 = trunc i128 %qs3 to i32
  %qt4 = trunc i128 %qs4 to i32
  %s4 = call i32 (ptr, ...) @printf(ptr @fh, i32 %qt1, i32 %qt2, i32 %qt3, i32 %qt4)
  call void @end()

  ; Vectors, and what puts one together.
  %v1 = insertelement <2 x double> poison, double %m, i32 0
  %v2 = insertelement <2 x double> %v1, double %p, i32 1
  %w1 = insertelement <2 x double> poison, double %p, i32 0
  %w2 = insertelement <2 x double> %w1, double %m, i32 1
  %vm = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %v2, <2 x double> %w2)
  %vn = call <2 x double> @llvm.minnum.v2f64(<2 x double> %v2, <2 x double> %w2)
  %e1 = extractelement <2 x double> %vm, i32 0
  %e2 = extractelement <2 x double> %vn, i32 1
  call void @two(double %e1, double %e2)
  %r1 = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %w2)
  %r2 = call double @llvm.vector.reduce.fmin.v2f64(<2 x double> %v2)
  call void @two(double %r1, double %r2)

  ; Constrained, and in memory.
  %c1 = call double @llvm.experimental.constrained.maxnum.f64(double %p, double %m, metadata !"fpexcept.strict")
  %c2 = call double @llvm.experimental.constrained.minnum.f64(double %p, double %m, metadata !"fpexcept.strict")
  call void @two(double %c1, double %c2)
  store double %m, ptr @cell
  %a1 = atomicrmw fmax ptr @cell, double %p seq_cst
  %b1 = load double, ptr @cell
  %a2 = atomicrmw fmin ptr @cell, double %m seq_cst
  %b2 = load double, ptr @cell
  call void @two(double %b1, double %b2)

  ; A number where the other is none, and the larger of two.
  %n1 = call double @llvm.maxnum.f64(double %nan, double %one)
  %n2 = call double @llvm.minnum.f64(double %one, double %nan)
  %n3 = call double @llvm.maxnum.f64(double %one, double 2.0)
  %t1 = bitcast double %n1 to i64
  %t2 = bitcast double %n2 to i64
  %t3 = bitcast double %n3 to i64
  %s5 = call i32 (ptr, ...) @printf(ptr @fd3, i64 %t1, i64 %t2, i64 %t3)
  call void @end()

  ; Constants, which passes compute.
  %g1 = call double @llvm.maxnum.f64(double -0.0, double 0.0)
  %g2 = call double @llvm.maxnum.f64(double 0.0, double -0.0)
  %g3 = call double @llvm.minnum.f64(double -0.0, double 0.0)
  %g4 = call double @llvm.minnum.f64(double 0.0, double -0.0)
  call void @doubles(double %g1, double %g2, double %g3, double %g4)

  ; One constant.
  %o1 = call double @llvm.maxnum.f64(double %m, double 0.0)
  %o2 = call double @llvm.maxnum.f64(double 0.0, double %m)
  %o3 = call double @llvm.minnum.f64(double -0.0, double %p)
  %o4 = call double @llvm.minnum.f64(double %p, double -0.0)
  call void @doubles(double %o1, double %o2, double %o3, double %o4)
  ret i32 0
}
