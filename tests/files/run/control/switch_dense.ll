; test: a switch with dense cases, each reached, and its default from both sides.
; exit: 0
; stdout: 9 10 11 12 13 14 9
@f = private constant [29 x i8] c"%ld %ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @t(i64 %x) {
  switch i64 %x, label %other [
    i64 0, label %zero
    i64 1, label %one
    i64 2, label %two
    i64 3, label %three
    i64 4, label %four
  ]
zero:
  ret i64 10
one:
  ret i64 11
two:
  ret i64 12
three:
  ret i64 13
four:
  ret i64 14
other:
  ret i64 9
}
define i64 @main() {
  %a = call i64 @t(i64 -1)
  %b = call i64 @t(i64 0)
  %c = call i64 @t(i64 1)
  %d = call i64 @t(i64 2)
  %e = call i64 @t(i64 3)
  %f = call i64 @t(i64 4)
  %g = call i64 @t(i64 5)
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g)
  ret i64 0
}
