; test: roundings and fused multiply-add of vectors
; exit: 0
; stdout: -3 -2 -1 0 1 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -1 -0 1 2 3 -0 0 1e+10 -1e+10 4 -3 nan inf -inf 1 
; stdout: -2 -1 -0 0 1 2 -0 0 1e+10 -1e+10 3 -3 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -3 -2 -1 1 2 3 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: 1.58114 1.22474 0.707107 0.707107 1.22474 1.58114 0 0 100000 100000 1.80278 1.93649 nan inf inf 0.0316228 
; stdout: -10 1 inf -inf -1.5e+10 5.625 -1.5 1 inf inf 2.50325 9.375 1 -inf -inf 3.2515 
; stdout: -3 -2 -1 0 1 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -1 -0 1 2 3 -0 0 1e+10 -1e+10 4 -3 nan inf -inf 1 
; stdout: -2 -1 -0 0 1 2 -0 0 1e+10 -1e+10 3 -3 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -3 -2 -1 1 2 3 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: 1.58114 1.22474 0.707107 0.707107 1.22474 1.58114 0 0 100000 100000 1.80278 1.93649 nan inf inf 0.0316228 
; stdout: -10 1 inf -inf -1.5e+10 5.625 -1.5 1 inf inf 2.50325 9.375 1 -inf -inf 3.2515 
; stdout: -3 -2 -1 0 1 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -1 -0 1 2 3 -0 0 1e+10 -1e+10 4 -3 nan inf -inf 1 
; stdout: -2 -1 -0 0 1 2 -0 0 1e+10 -1e+10 3 -3 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -3 -2 -1 1 2 3 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: 1.58114 1.22474 0.707107 0.707107 1.22474 1.58114 0 0 100000 100000 1.80278 1.93649 nan inf inf 0.0316228 
; stdout: -10 1 inf -inf -1.5e+10 5.625 -1.5 1 inf inf 2.50325 9.375 1 -inf -inf 3.2515 
; stdout: -3 -2 -1 0 1 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -1 -0 1 2 3 -0 0 1e+10 -1e+10 4 -3 nan inf -inf 1 
; stdout: -2 -1 -0 0 1 2 -0 0 1e+10 -1e+10 3 -3 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -3 -2 -1 1 2 3 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: 1.58114 1.22474 0.707107 0.707107 1.22474 1.58114 0 0 100000 100000 1.80278 1.93649 nan inf inf 0.0316228 
; stdout: -10 1 inf -inf -1.5e+10 5.625 -1.5 1 inf inf 2.50325 9.375 1 -inf -inf 3.2515 
; stdout: -3 -2 -1 0 1 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -1 -0 1 2 3 -0 0 1e+10 -1e+10 4 -3 nan inf -inf 1 
; stdout: -2 -1 -0 0 1 2 -0 0 1e+10 -1e+10 3 -3 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -2 -2 -0 0 2 2 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: -3 -2 -1 1 2 3 -0 0 1e+10 -1e+10 3 -4 nan inf -inf 0 
; stdout: 1.58114 1.22474 0.707107 0.707107 1.22474 1.58114 0 0 100000 100000 1.80278 1.93649 nan inf inf 0.0316228 
; stdout: -10 1 inf -inf -1.5e+10 5.625 -1.5 1 inf inf 2.50325 9.375 1 -inf -inf 3.2515 
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
declare <2 x double> @llvm.ceil.v2f64(<2 x double>)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>)
declare <2 x double> @llvm.floor.v2f64(<2 x double>)
declare <2 x double> @llvm.fma.v2f64(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.nearbyint.v2f64(<2 x double>)
declare <2 x double> @llvm.rint.v2f64(<2 x double>)
declare <2 x double> @llvm.round.v2f64(<2 x double>)
declare <2 x double> @llvm.roundeven.v2f64(<2 x double>)
declare <2 x double> @llvm.sqrt.v2f64(<2 x double>)
declare <2 x double> @llvm.trunc.v2f64(<2 x double>)
declare <2 x float> @llvm.ceil.v2f32(<2 x float>)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare <2 x float> @llvm.floor.v2f32(<2 x float>)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare <2 x float> @llvm.nearbyint.v2f32(<2 x float>)
declare <2 x float> @llvm.rint.v2f32(<2 x float>)
declare <2 x float> @llvm.round.v2f32(<2 x float>)
declare <2 x float> @llvm.roundeven.v2f32(<2 x float>)
declare <2 x float> @llvm.sqrt.v2f32(<2 x float>)
declare <2 x float> @llvm.trunc.v2f32(<2 x float>)
declare <4 x double> @llvm.ceil.v4f64(<4 x double>)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>)
declare <4 x double> @llvm.floor.v4f64(<4 x double>)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare <4 x double> @llvm.nearbyint.v4f64(<4 x double>)
declare <4 x double> @llvm.rint.v4f64(<4 x double>)
declare <4 x double> @llvm.round.v4f64(<4 x double>)
declare <4 x double> @llvm.roundeven.v4f64(<4 x double>)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>)
declare <4 x double> @llvm.trunc.v4f64(<4 x double>)
declare <4 x float> @llvm.ceil.v4f32(<4 x float>)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.nearbyint.v4f32(<4 x float>)
declare <4 x float> @llvm.rint.v4f32(<4 x float>)
declare <4 x float> @llvm.round.v4f32(<4 x float>)
declare <4 x float> @llvm.roundeven.v4f32(<4 x float>)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)
declare <4 x float> @llvm.trunc.v4f32(<4 x float>)
declare <8 x float> @llvm.ceil.v8f32(<8 x float>)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare <8 x float> @llvm.floor.v8f32(<8 x float>)
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)
declare <8 x float> @llvm.nearbyint.v8f32(<8 x float>)
declare <8 x float> @llvm.rint.v8f32(<8 x float>)
declare <8 x float> @llvm.round.v8f32(<8 x float>)
declare <8 x float> @llvm.roundeven.v8f32(<8 x float>)
declare <8 x float> @llvm.sqrt.v8f32(<8 x float>)
declare <8 x float> @llvm.trunc.v8f32(<8 x float>)
declare i32 @printf(ptr, ...)
declare i32 @putchar(i32)

define void @floor.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.floor.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @ceil.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.ceil.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @trunc.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.trunc.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @roundeven.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @rint.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.rint.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @nearbyint.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.nearbyint.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @round.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %r = call <4 x float> @llvm.round.v4f32(<4 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @sqrt.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %z = call <4 x float> @llvm.fabs.v4f32(<4 x float> %a)
  %r = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %z)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @fma.4.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <4 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <4 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <4 x float>, ptr %pc, align 4
  %x = fcmp ord <4 x float> %a, %b
  %r0 = call <4 x float> @llvm.fma.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  %bad = fcmp uno <4 x float> %r0, %r0
  %r = select <4 x i1> %bad, <4 x float> <float 1.0, float 1.0, float 1.0, float 1.0>, <4 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <4 x float> %r, ptr %pr, align 4
  ret void
}

define void @floor.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.floor.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @ceil.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.ceil.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @trunc.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.trunc.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @roundeven.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.roundeven.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @rint.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.rint.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @nearbyint.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.nearbyint.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @round.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %r = call <2 x float> @llvm.round.v2f32(<2 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @sqrt.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %z = call <2 x float> @llvm.fabs.v2f32(<2 x float> %a)
  %r = call <2 x float> @llvm.sqrt.v2f32(<2 x float> %z)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @fma.2.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <2 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <2 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <2 x float>, ptr %pc, align 4
  %x = fcmp ord <2 x float> %a, %b
  %r0 = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  %bad = fcmp uno <2 x float> %r0, %r0
  %r = select <2 x i1> %bad, <2 x float> <float 1.0, float 1.0>, <2 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <2 x float> %r, ptr %pr, align 4
  ret void
}

define void @floor.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.floor.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @ceil.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.ceil.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @trunc.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.trunc.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @roundeven.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.roundeven.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @rint.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.rint.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @nearbyint.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.nearbyint.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @round.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %r = call <8 x float> @llvm.round.v8f32(<8 x float> %a)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @sqrt.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %z = call <8 x float> @llvm.fabs.v8f32(<8 x float> %a)
  %r = call <8 x float> @llvm.sqrt.v8f32(<8 x float> %z)
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @fma.8.float(i64 %at) noinline {
  %pa = getelementptr float, ptr @float.a, i64 %at
  %a = load <8 x float>, ptr %pa, align 4
  %pb = getelementptr float, ptr @float.b, i64 %at
  %b = load <8 x float>, ptr %pb, align 4
  %pc = getelementptr float, ptr @float.c, i64 %at
  %c = load <8 x float>, ptr %pc, align 4
  %x = fcmp ord <8 x float> %a, %b
  %r0 = call <8 x float> @llvm.fma.v8f32(<8 x float> %a, <8 x float> %b, <8 x float> %c)
  %bad = fcmp uno <8 x float> %r0, %r0
  %r = select <8 x i1> %bad, <8 x float> <float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0, float 1.0>, <8 x float> %r0
  %pr = getelementptr float, ptr @float.r, i64 %at
  store <8 x float> %r, ptr %pr, align 4
  ret void
}

define void @floor.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.floor.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @ceil.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.ceil.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @trunc.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.trunc.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @roundeven.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.roundeven.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @rint.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.rint.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @nearbyint.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.nearbyint.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @round.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %r = call <2 x double> @llvm.round.v2f64(<2 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @sqrt.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %z = call <2 x double> @llvm.fabs.v2f64(<2 x double> %a)
  %r = call <2 x double> @llvm.sqrt.v2f64(<2 x double> %z)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @fma.2.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <2 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <2 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <2 x double>, ptr %pc, align 4
  %x = fcmp ord <2 x double> %a, %b
  %r0 = call <2 x double> @llvm.fma.v2f64(<2 x double> %a, <2 x double> %b, <2 x double> %c)
  %bad = fcmp uno <2 x double> %r0, %r0
  %r = select <2 x i1> %bad, <2 x double> <double 1.0, double 1.0>, <2 x double> %r0
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <2 x double> %r, ptr %pr, align 4
  ret void
}

define void @floor.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.floor.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @ceil.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.ceil.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @trunc.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.trunc.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @roundeven.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.roundeven.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @rint.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.rint.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @nearbyint.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.nearbyint.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @round.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %r = call <4 x double> @llvm.round.v4f64(<4 x double> %a)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @sqrt.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %z = call <4 x double> @llvm.fabs.v4f64(<4 x double> %a)
  %r = call <4 x double> @llvm.sqrt.v4f64(<4 x double> %z)
  %pr = getelementptr double, ptr @double.r, i64 %at
  store <4 x double> %r, ptr %pr, align 4
  ret void
}

define void @fma.4.double(i64 %at) noinline {
  %pa = getelementptr double, ptr @double.a, i64 %at
  %a = load <4 x double>, ptr %pa, align 4
  %pb = getelementptr double, ptr @double.b, i64 %at
  %b = load <4 x double>, ptr %pb, align 4
  %pc = getelementptr double, ptr @double.c, i64 %at
  %c = load <4 x double>, ptr %pc, align 4
  %x = fcmp ord <4 x double> %a, %b
  %r0 = call <4 x double> @llvm.fma.v4f64(<4 x double> %a, <4 x double> %b, <4 x double> %c)
  %bad = fcmp uno <4 x double> %r0, %r0
  %r = select <4 x i1> %bad, <4 x double> <double 1.0, double 1.0, double 1.0, double 1.0>, <4 x double> %r0
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
  call void @floor.4.float(i64 0)
  call void @floor.4.float(i64 4)
  call void @floor.4.float(i64 8)
  call void @floor.4.float(i64 12)
  call void @show.float()
  call void @ceil.4.float(i64 0)
  call void @ceil.4.float(i64 4)
  call void @ceil.4.float(i64 8)
  call void @ceil.4.float(i64 12)
  call void @show.float()
  call void @trunc.4.float(i64 0)
  call void @trunc.4.float(i64 4)
  call void @trunc.4.float(i64 8)
  call void @trunc.4.float(i64 12)
  call void @show.float()
  call void @roundeven.4.float(i64 0)
  call void @roundeven.4.float(i64 4)
  call void @roundeven.4.float(i64 8)
  call void @roundeven.4.float(i64 12)
  call void @show.float()
  call void @rint.4.float(i64 0)
  call void @rint.4.float(i64 4)
  call void @rint.4.float(i64 8)
  call void @rint.4.float(i64 12)
  call void @show.float()
  call void @nearbyint.4.float(i64 0)
  call void @nearbyint.4.float(i64 4)
  call void @nearbyint.4.float(i64 8)
  call void @nearbyint.4.float(i64 12)
  call void @show.float()
  call void @round.4.float(i64 0)
  call void @round.4.float(i64 4)
  call void @round.4.float(i64 8)
  call void @round.4.float(i64 12)
  call void @show.float()
  call void @sqrt.4.float(i64 0)
  call void @sqrt.4.float(i64 4)
  call void @sqrt.4.float(i64 8)
  call void @sqrt.4.float(i64 12)
  call void @show.float()
  call void @fma.4.float(i64 0)
  call void @fma.4.float(i64 4)
  call void @fma.4.float(i64 8)
  call void @fma.4.float(i64 12)
  call void @show.float()
  call void @floor.2.float(i64 0)
  call void @floor.2.float(i64 2)
  call void @floor.2.float(i64 4)
  call void @floor.2.float(i64 6)
  call void @floor.2.float(i64 8)
  call void @floor.2.float(i64 10)
  call void @floor.2.float(i64 12)
  call void @floor.2.float(i64 14)
  call void @show.float()
  call void @ceil.2.float(i64 0)
  call void @ceil.2.float(i64 2)
  call void @ceil.2.float(i64 4)
  call void @ceil.2.float(i64 6)
  call void @ceil.2.float(i64 8)
  call void @ceil.2.float(i64 10)
  call void @ceil.2.float(i64 12)
  call void @ceil.2.float(i64 14)
  call void @show.float()
  call void @trunc.2.float(i64 0)
  call void @trunc.2.float(i64 2)
  call void @trunc.2.float(i64 4)
  call void @trunc.2.float(i64 6)
  call void @trunc.2.float(i64 8)
  call void @trunc.2.float(i64 10)
  call void @trunc.2.float(i64 12)
  call void @trunc.2.float(i64 14)
  call void @show.float()
  call void @roundeven.2.float(i64 0)
  call void @roundeven.2.float(i64 2)
  call void @roundeven.2.float(i64 4)
  call void @roundeven.2.float(i64 6)
  call void @roundeven.2.float(i64 8)
  call void @roundeven.2.float(i64 10)
  call void @roundeven.2.float(i64 12)
  call void @roundeven.2.float(i64 14)
  call void @show.float()
  call void @rint.2.float(i64 0)
  call void @rint.2.float(i64 2)
  call void @rint.2.float(i64 4)
  call void @rint.2.float(i64 6)
  call void @rint.2.float(i64 8)
  call void @rint.2.float(i64 10)
  call void @rint.2.float(i64 12)
  call void @rint.2.float(i64 14)
  call void @show.float()
  call void @nearbyint.2.float(i64 0)
  call void @nearbyint.2.float(i64 2)
  call void @nearbyint.2.float(i64 4)
  call void @nearbyint.2.float(i64 6)
  call void @nearbyint.2.float(i64 8)
  call void @nearbyint.2.float(i64 10)
  call void @nearbyint.2.float(i64 12)
  call void @nearbyint.2.float(i64 14)
  call void @show.float()
  call void @round.2.float(i64 0)
  call void @round.2.float(i64 2)
  call void @round.2.float(i64 4)
  call void @round.2.float(i64 6)
  call void @round.2.float(i64 8)
  call void @round.2.float(i64 10)
  call void @round.2.float(i64 12)
  call void @round.2.float(i64 14)
  call void @show.float()
  call void @sqrt.2.float(i64 0)
  call void @sqrt.2.float(i64 2)
  call void @sqrt.2.float(i64 4)
  call void @sqrt.2.float(i64 6)
  call void @sqrt.2.float(i64 8)
  call void @sqrt.2.float(i64 10)
  call void @sqrt.2.float(i64 12)
  call void @sqrt.2.float(i64 14)
  call void @show.float()
  call void @fma.2.float(i64 0)
  call void @fma.2.float(i64 2)
  call void @fma.2.float(i64 4)
  call void @fma.2.float(i64 6)
  call void @fma.2.float(i64 8)
  call void @fma.2.float(i64 10)
  call void @fma.2.float(i64 12)
  call void @fma.2.float(i64 14)
  call void @show.float()
  call void @floor.8.float(i64 0)
  call void @floor.8.float(i64 8)
  call void @show.float()
  call void @ceil.8.float(i64 0)
  call void @ceil.8.float(i64 8)
  call void @show.float()
  call void @trunc.8.float(i64 0)
  call void @trunc.8.float(i64 8)
  call void @show.float()
  call void @roundeven.8.float(i64 0)
  call void @roundeven.8.float(i64 8)
  call void @show.float()
  call void @rint.8.float(i64 0)
  call void @rint.8.float(i64 8)
  call void @show.float()
  call void @nearbyint.8.float(i64 0)
  call void @nearbyint.8.float(i64 8)
  call void @show.float()
  call void @round.8.float(i64 0)
  call void @round.8.float(i64 8)
  call void @show.float()
  call void @sqrt.8.float(i64 0)
  call void @sqrt.8.float(i64 8)
  call void @show.float()
  call void @fma.8.float(i64 0)
  call void @fma.8.float(i64 8)
  call void @show.float()
  call void @floor.2.double(i64 0)
  call void @floor.2.double(i64 2)
  call void @floor.2.double(i64 4)
  call void @floor.2.double(i64 6)
  call void @floor.2.double(i64 8)
  call void @floor.2.double(i64 10)
  call void @floor.2.double(i64 12)
  call void @floor.2.double(i64 14)
  call void @show.double()
  call void @ceil.2.double(i64 0)
  call void @ceil.2.double(i64 2)
  call void @ceil.2.double(i64 4)
  call void @ceil.2.double(i64 6)
  call void @ceil.2.double(i64 8)
  call void @ceil.2.double(i64 10)
  call void @ceil.2.double(i64 12)
  call void @ceil.2.double(i64 14)
  call void @show.double()
  call void @trunc.2.double(i64 0)
  call void @trunc.2.double(i64 2)
  call void @trunc.2.double(i64 4)
  call void @trunc.2.double(i64 6)
  call void @trunc.2.double(i64 8)
  call void @trunc.2.double(i64 10)
  call void @trunc.2.double(i64 12)
  call void @trunc.2.double(i64 14)
  call void @show.double()
  call void @roundeven.2.double(i64 0)
  call void @roundeven.2.double(i64 2)
  call void @roundeven.2.double(i64 4)
  call void @roundeven.2.double(i64 6)
  call void @roundeven.2.double(i64 8)
  call void @roundeven.2.double(i64 10)
  call void @roundeven.2.double(i64 12)
  call void @roundeven.2.double(i64 14)
  call void @show.double()
  call void @rint.2.double(i64 0)
  call void @rint.2.double(i64 2)
  call void @rint.2.double(i64 4)
  call void @rint.2.double(i64 6)
  call void @rint.2.double(i64 8)
  call void @rint.2.double(i64 10)
  call void @rint.2.double(i64 12)
  call void @rint.2.double(i64 14)
  call void @show.double()
  call void @nearbyint.2.double(i64 0)
  call void @nearbyint.2.double(i64 2)
  call void @nearbyint.2.double(i64 4)
  call void @nearbyint.2.double(i64 6)
  call void @nearbyint.2.double(i64 8)
  call void @nearbyint.2.double(i64 10)
  call void @nearbyint.2.double(i64 12)
  call void @nearbyint.2.double(i64 14)
  call void @show.double()
  call void @round.2.double(i64 0)
  call void @round.2.double(i64 2)
  call void @round.2.double(i64 4)
  call void @round.2.double(i64 6)
  call void @round.2.double(i64 8)
  call void @round.2.double(i64 10)
  call void @round.2.double(i64 12)
  call void @round.2.double(i64 14)
  call void @show.double()
  call void @sqrt.2.double(i64 0)
  call void @sqrt.2.double(i64 2)
  call void @sqrt.2.double(i64 4)
  call void @sqrt.2.double(i64 6)
  call void @sqrt.2.double(i64 8)
  call void @sqrt.2.double(i64 10)
  call void @sqrt.2.double(i64 12)
  call void @sqrt.2.double(i64 14)
  call void @show.double()
  call void @fma.2.double(i64 0)
  call void @fma.2.double(i64 2)
  call void @fma.2.double(i64 4)
  call void @fma.2.double(i64 6)
  call void @fma.2.double(i64 8)
  call void @fma.2.double(i64 10)
  call void @fma.2.double(i64 12)
  call void @fma.2.double(i64 14)
  call void @show.double()
  call void @floor.4.double(i64 0)
  call void @floor.4.double(i64 4)
  call void @floor.4.double(i64 8)
  call void @floor.4.double(i64 12)
  call void @show.double()
  call void @ceil.4.double(i64 0)
  call void @ceil.4.double(i64 4)
  call void @ceil.4.double(i64 8)
  call void @ceil.4.double(i64 12)
  call void @show.double()
  call void @trunc.4.double(i64 0)
  call void @trunc.4.double(i64 4)
  call void @trunc.4.double(i64 8)
  call void @trunc.4.double(i64 12)
  call void @show.double()
  call void @roundeven.4.double(i64 0)
  call void @roundeven.4.double(i64 4)
  call void @roundeven.4.double(i64 8)
  call void @roundeven.4.double(i64 12)
  call void @show.double()
  call void @rint.4.double(i64 0)
  call void @rint.4.double(i64 4)
  call void @rint.4.double(i64 8)
  call void @rint.4.double(i64 12)
  call void @show.double()
  call void @nearbyint.4.double(i64 0)
  call void @nearbyint.4.double(i64 4)
  call void @nearbyint.4.double(i64 8)
  call void @nearbyint.4.double(i64 12)
  call void @show.double()
  call void @round.4.double(i64 0)
  call void @round.4.double(i64 4)
  call void @round.4.double(i64 8)
  call void @round.4.double(i64 12)
  call void @show.double()
  call void @sqrt.4.double(i64 0)
  call void @sqrt.4.double(i64 4)
  call void @sqrt.4.double(i64 8)
  call void @sqrt.4.double(i64 12)
  call void @show.double()
  call void @fma.4.double(i64 0)
  call void @fma.4.double(i64 4)
  call void @fma.4.double(i64 8)
  call void @fma.4.double(i64 12)
  call void @show.double()
  ret i32 0
}
