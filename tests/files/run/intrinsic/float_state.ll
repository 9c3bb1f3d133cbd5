; test: what the processor keeps of floating point is read, set and reset.
; exit: 0
; stdout: 2 1 0 1 3 1

@f = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @llvm.get.rounding()
declare void @llvm.set.rounding(i32)
declare i256 @llvm.get.fpenv.i256()
declare void @llvm.set.fpenv.i256(i256)
declare void @llvm.reset.fpenv()
declare i64 @llvm.get.fpmode.i64()
declare void @llvm.set.fpmode.i64(i64)
declare void @llvm.reset.fpmode()

define i32 @main() {
  %env = call i256 @llvm.get.fpenv.i256()
  %mode = call i64 @llvm.get.fpmode.i64()
  call void @llvm.set.rounding(i32 2)
  %a = call i32 @llvm.get.rounding()
  %up = call i64 @llvm.get.fpmode.i64()
  call void @llvm.set.fpenv.i256(i256 %env)
  %b = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 0)
  %zero = call i256 @llvm.get.fpenv.i256()
  call void @llvm.reset.fpenv()
  call void @llvm.set.fpenv.i256(i256 %zero)
  %c = call i32 @llvm.get.rounding()
  call void @llvm.reset.fpmode()
  %d = call i32 @llvm.get.rounding()
  call void @llvm.set.fpmode.i64(i64 %up)
  call void @llvm.set.rounding(i32 3)
  %e = call i32 @llvm.get.rounding()
  call void @llvm.set.fpmode.i64(i64 %mode)
  %g = call i32 @llvm.get.rounding()
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %g)
  ret i32 0
}
