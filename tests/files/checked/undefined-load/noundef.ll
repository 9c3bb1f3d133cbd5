; A load that promises a defined value, of memory that nobody has set.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @main() {
  %p = alloca i32
  %q = alloca ptr
  store ptr %p, ptr %q
  ; here
  %n = load i32, ptr %p, !noundef !0
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 1)
  ret i32 0
}

!0 = !{}
