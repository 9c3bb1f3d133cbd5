@t = global [2 x ptr] [ptr @f, ptr @g]
define i32 @f(i32 %a, double %b) {
  ret i32 %a
}
define double @g(ptr %p) {
  %x = load double, ptr %p
  ret double %x
}
define i32 @v(i32 %n, ...) {
  %l = alloca [24 x i8]
  call void @llvm.va_start.p0(ptr %l)
  %a = va_arg ptr %l, i32
  ret i32 %a
}
declare void @llvm.va_start.p0(ptr)
define i32 @main() {
  %p = load ptr, ptr @t
  %r = call i32 %p(i32 1, double 2.0)
  %i = inttoptr i64 1610612736 to ptr
  %w = call i32 (i32, ...) @v(i32 1, i32 %r)
  %q = call i32 %i(i32 %w)
  ret i32 %q
}
