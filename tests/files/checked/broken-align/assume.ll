; An assumption about alignment, as `__builtin_assume_aligned` writes it.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

declare void @llvm.assume(i1)

define i32 @main() {
  %b = alloca [64 x i8], align 32
  %p = getelementptr i8, ptr %b, i64 8
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 32)]
  store i8 7, ptr %p
  %x = load i8, ptr %p
  %n = zext i8 %x to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
