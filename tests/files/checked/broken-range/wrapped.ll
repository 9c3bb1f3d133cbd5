; A result between -1 and 1, by a range that goes round.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

define range(i32 -1, 2) i32 @compare(i32 %a, i32 %b) {
  %d = sub i32 %a, %b
  ret i32 %d
}

define i32 @main() {
  %c = call i32 @compare(i32 3, i32 5)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %c)
  ret i32 0
}
