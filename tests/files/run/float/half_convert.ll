; test: conversions from and to half, and its bits.
; exit: 0
; stdout: 5 250 -3 3 1024 3.5 16256
@l = constant [24 x i8] c"%d %d %d %d %d %g %d\0A\00\00\00"
declare i32 @printf(ptr, ...)
define i32 @id(half %h, i64 %i) {
  %a = fptosi half %h to i32
  ret i32 %a
}
define i32 @main() {
  %v = alloca half
  %h = sitofp i32 5 to half
  %a = call i32 @id(half %h, i64 1)
  %u = uitofp i8 250 to half
  %b = fptoui half %u to i32
  %n = fneg half 0xH4200
  %c = fptosi half %n to i32
  %ab = call half @llvm.fabs.f16(half %n)
  %d = fptosi half %ab to i32
  %p = fptrunc float 1024.25 to half
  %e = fptosi half %p to i32
  %s = select i1 true, half 3.5, half 0.0
  store half %s, ptr %v
  %q = load half, ptr %v
  %f = fpext half %q to double
  %bits = bitcast bfloat 1.0 to i16
  %g = zext i16 %bits to i32
  call i32 (ptr, ...) @printf(ptr @l, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, double %f, i32 %g)
  ret i32 0
}
declare half @llvm.fabs.f16(half)
