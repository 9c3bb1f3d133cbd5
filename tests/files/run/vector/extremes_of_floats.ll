; test: minima and maxima of vectors of floats
; exit: 0
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 0 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 0 0 1e+10 1.5 3.25 0 0 inf -1e+10 3.25 -2.5 -1.5 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 1.25 1e+10 -inf 0.001 -3.75 1.25 -0.5 -inf 0.001 
; stdout: 2.5 -0 0 1e+10 1.5 3.25 -0 1.25 inf -1e+10 3.25 -2.5 1.25 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 nan 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 -1.5 0.5 0.5 -1.5 2.5 -0 0 1e+10 -1e+10 3.25 -3.75 0 -inf inf 0.001 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 0 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 0 0 1e+10 1.5 3.25 0 0 inf -1e+10 3.25 -2.5 -1.5 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 1.25 1e+10 -inf 0.001 -3.75 1.25 -0.5 -inf 0.001 
; stdout: 2.5 -0 0 1e+10 1.5 3.25 -0 1.25 inf -1e+10 3.25 -2.5 1.25 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 nan 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 -1.5 0.5 0.5 -1.5 2.5 -0 0 1e+10 -1e+10 3.25 -3.75 0 -inf inf 0.001 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 0 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 0 0 1e+10 1.5 3.25 0 0 inf -1e+10 3.25 -2.5 -1.5 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 1.25 1e+10 -inf 0.001 -3.75 1.25 -0.5 -inf 0.001 
; stdout: 2.5 -0 0 1e+10 1.5 3.25 -0 1.25 inf -1e+10 3.25 -2.5 1.25 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 nan 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 -1.5 0.5 0.5 -1.5 2.5 -0 0 1e+10 -1e+10 3.25 -3.75 0 -inf inf 0.001 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 0 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 0 0 1e+10 1.5 3.25 0 0 inf -1e+10 3.25 -2.5 -1.5 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 1.25 1e+10 -inf 0.001 -3.75 1.25 -0.5 -inf 0.001 
; stdout: 2.5 -0 0 1e+10 1.5 3.25 -0 1.25 inf -1e+10 3.25 -2.5 1.25 inf 0.5 1.5 
; stdout: -2.5 -1.5 -0.5 0.5 -1e+10 2.5 -3.75 nan 1e+10 -inf 0.001 -3.75 -1.5 -0.5 -inf 0.001 
; stdout: 2.5 -1.5 0.5 0.5 -1.5 2.5 -0 0 1e+10 -1e+10 3.25 -3.75 0 -inf inf 0.001 
@double.a = global [16 x double] [double -2.5, double -1.5, double -0.5, double 0.5, double 1.5, double 2.5, double -0.0, double 0.0, double 1.0e10, double -1.0e10, double 3.25, double -3.75, double 0x7FF8000000000000, double 0x7FF0000000000000, double 0xFFF0000000000000, double 1.0e-3], align 32
@double.b = global [16 x double] [double 2.5, double -0.0, double 0.0, double 1.0e10, double -1.0e10, double 3.25, double -3.75, double 0x7FF8000000000000, double 0x7FF0000000000000, double 0xFFF0000000000000, double 1.0e-3, double -2.5, double -1.5, double -0.5, double 0.5, double 1.5], align 32
@double.c = global [16 x double] [double -3.75, double 0x7FF8000000000000, double 0x7FF0000000000000, double 0xFFF0000000000000, double 1.0e-3, double -2.5, double -1.5, double -0.5, double 0.5, double 1.5, double 2.5, double -0.0, double 0.0, double 1.0e10, double -1.0e10, double 3.25], align 32
@double.r = global [16 x double] zeroinitializer, align 32
@float.a = global [16 x float] [float -2.5, float -1.5, float -0.5, float 0.5, float 1.5, float 2.5, float -0.0, float 0.0, float 1.0e10, float -1.0e10, float 3.25, float -3.75, float 0x7FF8000000000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x3F50624DE0000000], align 32
@float.b = global [16 x float] [float 2.5, float -0.0, float 0.0, float 1.0e10, float -1.0e10, float 3.25, float -3.75, float 0x7FF8000000000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x3F50624DE0000000, float -2.5, float -1.5, float -0.5, float 0.5, float 1.5], align 32
@float.c = global [16 x float] [float -3.75, float 0x7FF8000000000000, float 0x7FF0000000000000, float 0xFFF0000000000000, float 0x3F50624DE0000000, float -2.5, float -1.5, float -0.5, float 0.5, float 1.5, float 2.5, float -0.0, float 0.0, float 1.0e10, float -1.0e10, float 3.25], align 32
@float.r = global [16 x float] zeroinitializer, align 32
@double.f = constant [4 x i8] c"%g \00"
@float.f = constant [4 x i8] c"%g \00"
declare <2 x double> @llvm.copysign.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.maximum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.maxnum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.minimum.v2f64(<2 x double>, <2 x double>)
declare <2 x double> @llvm.minnum.v2f64(<2 x double>, <2 x double>)
declare <2 x float> @llvm.copysign.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.minimum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>)
declare <4 x double> @llvm.copysign.v4f64(<4 x double>, <4 x double>)
declare <4 x double> @llvm.maximum.v4f64(<4 x double>, <4 x double>)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>)
declare <4 x double> @llvm.minimum.v4f64(<4 x double>, <4 x double>)
declare <4 x double> @llvm.minnum.v4f64(<4 x double>, <4 x double>)
declare <4 x float> @llvm.copysign.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.minimum.v4f32(<4 x float>, <4 x float>)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @minnum.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r0 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %a, <4 x float> %b)
  %r = fadd <4 x float> %r0, zeroinitializer
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @maxnum.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r0 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %a, <4 x float> %b)
  %r = fadd <4 x float> %r0, zeroinitializer
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @minimum.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r0 = call <4 x float> @llvm.minimum.v4f32(<4 x float> %a, <4 x float> %b)
  %bad = fcmp uno <4 x float> %r0, %r0
  %one = fadd <4 x float> zeroinitializer, <float 1.25, float 1.25, float 1.25, float 1.25>
  %r = select <4 x i1> %bad, <4 x float> %one, <4 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @maximum.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r0 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %a, <4 x float> %b)
  %bad = fcmp uno <4 x float> %r0, %r0
  %one = fadd <4 x float> zeroinitializer, <float 1.25, float 1.25, float 1.25, float 1.25>
  %r = select <4 x i1> %bad, <4 x float> %one, <4 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @less.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %m = fcmp olt <4 x float> %a, %b
  %r = select <4 x i1> %m, <4 x float> %a, <4 x float> %b
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @copysign.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r0 = call <4 x float> @llvm.copysign.v4f32(<4 x float> %a, <4 x float> %b)
  %bad = fcmp uno <4 x float> %r0, %r0
  %r = select <4 x i1> %bad, <4 x float> zeroinitializer, <4 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @minnum.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r0 = call <2 x float> @llvm.minnum.v2f32(<2 x float> %a, <2 x float> %b)
  %r = fadd <2 x float> %r0, zeroinitializer
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @maxnum.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r0 = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %a, <2 x float> %b)
  %r = fadd <2 x float> %r0, zeroinitializer
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @minimum.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r0 = call <2 x float> @llvm.minimum.v2f32(<2 x float> %a, <2 x float> %b)
  %bad = fcmp uno <2 x float> %r0, %r0
  %one = fadd <2 x float> zeroinitializer, <float 1.25, float 1.25>
  %r = select <2 x i1> %bad, <2 x float> %one, <2 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @maximum.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r0 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %a, <2 x float> %b)
  %bad = fcmp uno <2 x float> %r0, %r0
  %one = fadd <2 x float> zeroinitializer, <float 1.25, float 1.25>
  %r = select <2 x i1> %bad, <2 x float> %one, <2 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @less.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %m = fcmp olt <2 x float> %a, %b
  %r = select <2 x i1> %m, <2 x float> %a, <2 x float> %b
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @copysign.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r0 = call <2 x float> @llvm.copysign.v2f32(<2 x float> %a, <2 x float> %b)
  %bad = fcmp uno <2 x float> %r0, %r0
  %r = select <2 x i1> %bad, <2 x float> zeroinitializer, <2 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @minnum.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r0 = call <2 x double> @llvm.minnum.v2f64(<2 x double> %a, <2 x double> %b)
  %r = fadd <2 x double> %r0, zeroinitializer
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @maxnum.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r0 = call <2 x double> @llvm.maxnum.v2f64(<2 x double> %a, <2 x double> %b)
  %r = fadd <2 x double> %r0, zeroinitializer
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @minimum.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r0 = call <2 x double> @llvm.minimum.v2f64(<2 x double> %a, <2 x double> %b)
  %bad = fcmp uno <2 x double> %r0, %r0
  %one = fadd <2 x double> zeroinitializer, <double 1.25, double 1.25>
  %r = select <2 x i1> %bad, <2 x double> %one, <2 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @maximum.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r0 = call <2 x double> @llvm.maximum.v2f64(<2 x double> %a, <2 x double> %b)
  %bad = fcmp uno <2 x double> %r0, %r0
  %one = fadd <2 x double> zeroinitializer, <double 1.25, double 1.25>
  %r = select <2 x i1> %bad, <2 x double> %one, <2 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @less.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %m = fcmp olt <2 x double> %a, %b
  %r = select <2 x i1> %m, <2 x double> %a, <2 x double> %b
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @copysign.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r0 = call <2 x double> @llvm.copysign.v2f64(<2 x double> %a, <2 x double> %b)
  %bad = fcmp uno <2 x double> %r0, %r0
  %r = select <2 x i1> %bad, <2 x double> zeroinitializer, <2 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @minnum.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r0 = call <4 x double> @llvm.minnum.v4f64(<4 x double> %a, <4 x double> %b)
  %r = fadd <4 x double> %r0, zeroinitializer
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @maxnum.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r0 = call <4 x double> @llvm.maxnum.v4f64(<4 x double> %a, <4 x double> %b)
  %r = fadd <4 x double> %r0, zeroinitializer
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @minimum.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r0 = call <4 x double> @llvm.minimum.v4f64(<4 x double> %a, <4 x double> %b)
  %bad = fcmp uno <4 x double> %r0, %r0
  %one = fadd <4 x double> zeroinitializer, <double 1.25, double 1.25, double 1.25, double 1.25>
  %r = select <4 x i1> %bad, <4 x double> %one, <4 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @maximum.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r0 = call <4 x double> @llvm.maximum.v4f64(<4 x double> %a, <4 x double> %b)
  %bad = fcmp uno <4 x double> %r0, %r0
  %one = fadd <4 x double> zeroinitializer, <double 1.25, double 1.25, double 1.25, double 1.25>
  %r = select <4 x i1> %bad, <4 x double> %one, <4 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @less.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %m = fcmp olt <4 x double> %a, %b
  %r = select <4 x i1> %m, <4 x double> %a, <4 x double> %b
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @copysign.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r0 = call <4 x double> @llvm.copysign.v4f64(<4 x double> %a, <4 x double> %b)
  %bad = fcmp uno <4 x double> %r0, %r0
  %r = select <4 x i1> %bad, <4 x double> zeroinitializer, <4 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @show.double() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr double, ptr @double.r, i64 %i
  %x = load double, ptr %at
  %n = call i32 (ptr, ...) @printf(ptr @double.f, double %x)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 16
  br i1 %end, label %out, label %loop
out:
  %nl = call i32 @putchar(i32 10)
  ret void
}

define void @show.float() noinline {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr float, ptr @float.r, i64 %i
  %x = load float, ptr %at
  %y = fpext float %x to double
  %n = call i32 (ptr, ...) @printf(ptr @float.f, double %y)
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 16
  br i1 %end, label %out, label %loop
out:
  %nl = call i32 @putchar(i32 10)
  ret void
}

define i32 @main() {
  call void @minnum.4.float(i64 0)
  call void @minnum.4.float(i64 4)
  call void @minnum.4.float(i64 8)
  call void @minnum.4.float(i64 12)
  call void @show.float()
  call void @maxnum.4.float(i64 0)
  call void @maxnum.4.float(i64 4)
  call void @maxnum.4.float(i64 8)
  call void @maxnum.4.float(i64 12)
  call void @show.float()
  call void @minimum.4.float(i64 0)
  call void @minimum.4.float(i64 4)
  call void @minimum.4.float(i64 8)
  call void @minimum.4.float(i64 12)
  call void @show.float()
  call void @maximum.4.float(i64 0)
  call void @maximum.4.float(i64 4)
  call void @maximum.4.float(i64 8)
  call void @maximum.4.float(i64 12)
  call void @show.float()
  call void @less.4.float(i64 0)
  call void @less.4.float(i64 4)
  call void @less.4.float(i64 8)
  call void @less.4.float(i64 12)
  call void @show.float()
  call void @copysign.4.float(i64 0)
  call void @copysign.4.float(i64 4)
  call void @copysign.4.float(i64 8)
  call void @copysign.4.float(i64 12)
  call void @show.float()
  call void @minnum.2.float(i64 0)
  call void @minnum.2.float(i64 2)
  call void @minnum.2.float(i64 4)
  call void @minnum.2.float(i64 6)
  call void @minnum.2.float(i64 8)
  call void @minnum.2.float(i64 10)
  call void @minnum.2.float(i64 12)
  call void @minnum.2.float(i64 14)
  call void @show.float()
  call void @maxnum.2.float(i64 0)
  call void @maxnum.2.float(i64 2)
  call void @maxnum.2.float(i64 4)
  call void @maxnum.2.float(i64 6)
  call void @maxnum.2.float(i64 8)
  call void @maxnum.2.float(i64 10)
  call void @maxnum.2.float(i64 12)
  call void @maxnum.2.float(i64 14)
  call void @show.float()
  call void @minimum.2.float(i64 0)
  call void @minimum.2.float(i64 2)
  call void @minimum.2.float(i64 4)
  call void @minimum.2.float(i64 6)
  call void @minimum.2.float(i64 8)
  call void @minimum.2.float(i64 10)
  call void @minimum.2.float(i64 12)
  call void @minimum.2.float(i64 14)
  call void @show.float()
  call void @maximum.2.float(i64 0)
  call void @maximum.2.float(i64 2)
  call void @maximum.2.float(i64 4)
  call void @maximum.2.float(i64 6)
  call void @maximum.2.float(i64 8)
  call void @maximum.2.float(i64 10)
  call void @maximum.2.float(i64 12)
  call void @maximum.2.float(i64 14)
  call void @show.float()
  call void @less.2.float(i64 0)
  call void @less.2.float(i64 2)
  call void @less.2.float(i64 4)
  call void @less.2.float(i64 6)
  call void @less.2.float(i64 8)
  call void @less.2.float(i64 10)
  call void @less.2.float(i64 12)
  call void @less.2.float(i64 14)
  call void @show.float()
  call void @copysign.2.float(i64 0)
  call void @copysign.2.float(i64 2)
  call void @copysign.2.float(i64 4)
  call void @copysign.2.float(i64 6)
  call void @copysign.2.float(i64 8)
  call void @copysign.2.float(i64 10)
  call void @copysign.2.float(i64 12)
  call void @copysign.2.float(i64 14)
  call void @show.float()
  call void @minnum.2.double(i64 0)
  call void @minnum.2.double(i64 2)
  call void @minnum.2.double(i64 4)
  call void @minnum.2.double(i64 6)
  call void @minnum.2.double(i64 8)
  call void @minnum.2.double(i64 10)
  call void @minnum.2.double(i64 12)
  call void @minnum.2.double(i64 14)
  call void @show.double()
  call void @maxnum.2.double(i64 0)
  call void @maxnum.2.double(i64 2)
  call void @maxnum.2.double(i64 4)
  call void @maxnum.2.double(i64 6)
  call void @maxnum.2.double(i64 8)
  call void @maxnum.2.double(i64 10)
  call void @maxnum.2.double(i64 12)
  call void @maxnum.2.double(i64 14)
  call void @show.double()
  call void @minimum.2.double(i64 0)
  call void @minimum.2.double(i64 2)
  call void @minimum.2.double(i64 4)
  call void @minimum.2.double(i64 6)
  call void @minimum.2.double(i64 8)
  call void @minimum.2.double(i64 10)
  call void @minimum.2.double(i64 12)
  call void @minimum.2.double(i64 14)
  call void @show.double()
  call void @maximum.2.double(i64 0)
  call void @maximum.2.double(i64 2)
  call void @maximum.2.double(i64 4)
  call void @maximum.2.double(i64 6)
  call void @maximum.2.double(i64 8)
  call void @maximum.2.double(i64 10)
  call void @maximum.2.double(i64 12)
  call void @maximum.2.double(i64 14)
  call void @show.double()
  call void @less.2.double(i64 0)
  call void @less.2.double(i64 2)
  call void @less.2.double(i64 4)
  call void @less.2.double(i64 6)
  call void @less.2.double(i64 8)
  call void @less.2.double(i64 10)
  call void @less.2.double(i64 12)
  call void @less.2.double(i64 14)
  call void @show.double()
  call void @copysign.2.double(i64 0)
  call void @copysign.2.double(i64 2)
  call void @copysign.2.double(i64 4)
  call void @copysign.2.double(i64 6)
  call void @copysign.2.double(i64 8)
  call void @copysign.2.double(i64 10)
  call void @copysign.2.double(i64 12)
  call void @copysign.2.double(i64 14)
  call void @show.double()
  call void @minnum.4.double(i64 0)
  call void @minnum.4.double(i64 4)
  call void @minnum.4.double(i64 8)
  call void @minnum.4.double(i64 12)
  call void @show.double()
  call void @maxnum.4.double(i64 0)
  call void @maxnum.4.double(i64 4)
  call void @maxnum.4.double(i64 8)
  call void @maxnum.4.double(i64 12)
  call void @show.double()
  call void @minimum.4.double(i64 0)
  call void @minimum.4.double(i64 4)
  call void @minimum.4.double(i64 8)
  call void @minimum.4.double(i64 12)
  call void @show.double()
  call void @maximum.4.double(i64 0)
  call void @maximum.4.double(i64 4)
  call void @maximum.4.double(i64 8)
  call void @maximum.4.double(i64 12)
  call void @show.double()
  call void @less.4.double(i64 0)
  call void @less.4.double(i64 4)
  call void @less.4.double(i64 8)
  call void @less.4.double(i64 12)
  call void @show.double()
  call void @copysign.4.double(i64 0)
  call void @copysign.4.double(i64 4)
  call void @copysign.4.double(i64 8)
  call void @copysign.4.double(i64 12)
  call void @show.double()
  ret i32 0
}
