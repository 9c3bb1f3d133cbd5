; A place that promises to hold a pointer.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

@place = global ptr @f

define i32 @main() {
  %p = load ptr, ptr @place, !nonnull !0
  %c = icmp eq ptr %p, @f
  %n = zext i1 %c to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}

!0 = !{}
