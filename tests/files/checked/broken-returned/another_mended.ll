; A function that promises to return its argument, and returns another pointer.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define ptr @keep(ptr returned %p) {
  %q = getelementptr i8, ptr %p, i64 0
  ret ptr %q
}

define i32 @main() {
  %p = call ptr @keep(ptr @f)
  %c = icmp eq ptr %p, @f
  %n = zext i1 %c to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
