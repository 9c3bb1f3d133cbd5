; test: constrained floating point says how it rounds, which exceptions count, and conditions, by
; strings.

define void @f(float %x, double %d, i32 %n, <2 x float> %v) {
  %1 = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamc", metadata !"fpexcept.strict")  ;~ error: `round.dynamc` is no rounding mode
  %2 = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.dynamic", metadata !"on")  ;~ error: `on` is no behaviour of exceptions
  %3 = call float @llvm.experimental.constrained.sqrt.f32(float %x, metadata !0, metadata !"fpexcept.strict")  ;~ error: argument 2 is the rounding mode, and so a string of metadata
  %4 = call i1 @llvm.experimental.constrained.fcmp.f32(float %x, float %x, metadata !"slt", metadata !"fpexcept.strict")  ;~ error: `slt` is no condition
  %5 = call i32 @llvm.experimental.constrained.fptosi.i32.v2f32(<2 x float> %v, metadata !"fpexcept.strict")  ;~ error: the result does not have as many elements as the operand
  %6 = call double @llvm.experimental.constrained.fptrunc.f64.f32(float %x, metadata !"round.dynamic", metadata !"fpexcept.strict")  ;~ error: the result is not smaller than the operand
  %7 = call float @llvm.experimental.constrained.fpext.f32.f64(double %d, metadata !"fpexcept.strict")  ;~ error: the result is not larger than the operand
  ; These are as they should be.
  %8 = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %n, metadata !"round.upward", metadata !"fpexcept.ignore")
  %9 = call i1 @llvm.experimental.constrained.fcmps.f32(float %x, float %x, metadata !"olt", metadata !"fpexcept.maytrap")
  %10 = call float @llvm.experimental.constrained.floor.f32(float %x, metadata !"fpexcept.strict")
  ret void
}

!0 = !{}
