; test: what the types of intrinsics of numbers do not say.

define void @f(i24 %a, i32 %b, <4 x i32> %v, float %x, <4 x float> %w, ptr %p, <2 x ptr> %q) {
  %1 = call i24 @llvm.bswap.i24(i24 %a)  ;~ error: 24 bits are no even number of bytes
  %2 = call i1 @llvm.scmp.i1.i32(i32 %b, i32 %b)  ;~ error: a result of one bit cannot say which operand is less
  %3 = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %v, <4 x i32> %v)  ;~ error: the result does not have as many elements as the operands
  %4 = call i1 @llvm.is.fpclass.f32(float %x, i32 1024)  ;~ error: this mask has bits that are no class
  %5 = call i32 @llvm.smul.fix.i32(i32 %b, i32 %b, i32 32)  ;~ error: a scale of 32 is too large for 32 bits
  %6 = call i32 @llvm.umul.fix.i32(i32 %b, i32 %b, i32 33)  ;~ error: a scale of 33 is too large for 32 bits
  %7 = call <2 x i32> @llvm.lrint.v2i32.v4f32(<4 x float> %w)  ;~ error: the result does not have as many elements as the operand
  %8 = call <4 x i32> @llvm.lround.v4i32.v4f32(<4 x float> %w)  ;~ error: it takes no vectors
  %9 = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 %b)  ;~ error: the index of a pointer has 64 bits
  %10 = call <2 x ptr> @llvm.ptrmask.v2p0.i64(<2 x ptr> %q, i64 8)  ;~ error: pointers and masks are not as many
  %11 = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.dynamic")  ;~ error: `round.dynamic` is no rounding mode
  ; These are as they should be.
  %12 = call i48 @llvm.bswap.i48(i48 1)
  %13 = call i2 @llvm.scmp.i2.i32(i32 %b, i32 %b)
  %14 = call i32 @llvm.umul.fix.i32(i32 %b, i32 %b, i32 32)
  %15 = call i1 @llvm.is.fpclass.f32(float %x, i32 1023)
  %16 = call half @llvm.fptrunc.round.f16.f32(float %x, metadata !"round.upward")
  ret void
}
