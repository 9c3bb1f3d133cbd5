; test: integers of odd widths that are passed and returned sign-extended have no bits above their width.
; exit: 0
; stdout: 1 29 255 1 24 4095 7 127
@f = private constant [25 x i8] c"%d %d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define signext i1 @is_three(i32 %x) noinline {
  %r = icmp eq i32 %x, 3
  ret i1 %r
}
define i32 @parameter(i5 signext %x) noinline {
  %r = zext i5 %x to i32
  ret i32 %r
}
define signext i24 @half(i24 signext %x) noinline {
  %r = ashr i24 %x, 1
  ret i24 %r
}
define signext i5 @five(i32 %x) noinline {
  %r = trunc i32 %x to i5
  ret i5 %r
}
define signext i12 @twelve(i32 %x) noinline {
  %r = trunc i32 %x to i12
  ret i12 %r
}
define signext i31 @most(i32 %x) noinline {
  %r = trunc i32 %x to i31
  ret i31 %r
}
define i32 @main() {
  %one = call signext i1 @is_three(i32 3)
  %1 = zext i1 %one to i32
  %2 = call i32 @parameter(i5 signext -3)
  %half = call signext i24 @half(i24 signext -5)
  %high = lshr i24 %half, 16
  %3 = zext i24 %high to i32
  ; The function says it where the call does not.
  %again = call i1 @is_three(i32 3)
  %4 = zext i1 %again to i32
  %five = call signext i5 @five(i32 -8)
  %5 = zext i5 %five to i32
  %twelve = call signext i12 @twelve(i32 -1)
  %6 = zext i12 %twelve to i32
  %left = udiv i5 %five, 3
  %below = sub i5 %left, 1
  %7 = zext i5 %below to i32
  %most = call signext i31 @most(i32 -1)
  %top = lshr i31 %most, 24
  %8 = zext i31 %top to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8)
  ret i32 0
}
