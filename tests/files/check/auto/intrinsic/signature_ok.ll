; test: the types of an intrinsic decide, and not what is behind its name.
; exit: 0

; LLVM gives it another name.
declare double @llvm.sqrt.f32(double)
declare <2 x i64> @llvm.ctpop(<2 x i64>)
declare i8 @llvm.umax.whatever(i8, i8)
; A struct with a name, and a packed one, are taken for the literal one.
%pair = type { i32, i1 }
declare %pair @llvm.uadd.with.overflow.i32(i32, i32)
declare <{ i64, i1 }> @llvm.uadd.with.overflow.i64(i64, i64)
; Older signatures and names.
declare i32 @llvm.ctlz.i32(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i32, i1)
declare void @llvm.memset.p0.i32(ptr, i8, i32, i32, i1)
declare i64 @llvm.objectsize.i64.p0(ptr, i1)
declare i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32>)
declare float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float, <4 x float>)
declare <4 x i32> @llvm.experimental.stepvector.v4i32()
declare i32 @llvm.flt.rounds()
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>, i8)
; Newer ones.
declare void @llvm.lifetime.start.p0(ptr)
declare <4 x i32> @llvm.stepvector.v4i32()

define void @f(ptr %p, <4 x i32> %v, <2 x i64> %w, <4 x float> %x) {
  %1 = call double @llvm.sqrt.f32(double 2.0)
  %2 = call <2 x i64> @llvm.ctpop(<2 x i64> %w)
  %3 = call i8 @llvm.umax.whatever(i8 1, i8 2)
  %4 = call %pair @llvm.uadd.with.overflow.i32(i32 1, i32 2)
  %5 = call <{ i64, i1 }> @llvm.uadd.with.overflow.i64(i64 1, i64 2)
  %6 = call i32 @llvm.ctlz.i32(i32 1)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 1, i32 1, i1 false)
  call void @llvm.memset.p0.i32(ptr %p, i8 0, i32 1, i32 1, i1 false)
  %7 = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false)
  %8 = call i32 @llvm.experimental.vector.reduce.add.v4i32(<4 x i32> %v)
  %9 = call float @llvm.experimental.vector.reduce.v2.fadd.f32.v4f32(float 0.0, <4 x float> %x)
  %10 = call <4 x i32> @llvm.experimental.stepvector.v4i32()
  %11 = call i32 @llvm.flt.rounds()
  %12 = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %v, i8 3)
  call void @llvm.lifetime.start.p0(ptr %p)
  %13 = call <4 x i32> @llvm.stepvector.v4i32()
  ; Without a declaration, by any types, with a suffix or without.
  %14 = call i32 @llvm.smax(i32 1, i32 2)
  %15 = call <4 x i32> @llvm.smax(<4 x i32> %v, <4 x i32> %v)
  %16 = call i64 @llvm.abs.i64(i64 -1, i1 true)
  ; Numbers that LLVM computes are constants.
  %17 = call i64 @llvm.abs.i64(i64 -1, i1 trunc (i64 1 to i1))
  %18 = call i32 @llvm.x86.sse42.crc32.32.8(i32 0, i8 1)
  ret void
}
