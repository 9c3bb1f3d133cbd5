; test: the types of an intrinsic decide what it does, and not what is behind its name.
; exit: 0
; stdout: 1.414214 3 8 -16777216 7

@text = constant [17 x i8] c"%f %d %d %d %d\0A\00\00"
declare i32 @printf(ptr, ...)
declare double @llvm.sqrt.f32(double)
declare i64 @llvm.ctpop.i8(i64)
declare i32 @llvm.bswap.i16(i32)
declare i32 @llvm.umax(i32, i32)

define i32 @main() {
  %root = call double @llvm.sqrt.f32(double 2.0)
  %bits = call i64 @llvm.ctpop.i8(i64 4294967299)
  %count = trunc i64 %bits to i32
  %swapped = call i32 @llvm.bswap.i16(i32 255)
  %max = call i32 @llvm.umax(i32 7, i32 3)
  %zeros = call i32 @llvm.ctlz(i32 8388608, i1 true)
  %printed = call i32 (ptr, ...) @printf(ptr @text, double %root, i32 %count, i32 %zeros, i32 %swapped, i32 %max)
  ret i32 0
}
