; A digit that is none.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define i32 @digit(i32 range(i32 0, 10) %d) {
  %c = add i32 %d, 48
  ret i32 %c
}

define i32 @main() {
  %c = call i32 @digit(i32 12)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %c)
  ret i32 0
}
