; A truth value that is neither 0 nor 1, with two ranges of numbers that it may be.
declare i32 @printf(ptr, ...)
@f = constant [4 x i8] c"%d\0A\00"

@flag = global i8 2

define i32 @main() {
  %x = load i8, ptr @flag, !range !0
  %n = zext i8 %x to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %n)
  ret i32 0
}

!0 = !{i8 0, i8 2, i8 10, i8 12}
