; A parameter that is never null, but for this call.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @length(ptr nonnull %text) {
  ret i32 3
}

define i32 @main() {
  %n = call i32 @length(ptr @f)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}
