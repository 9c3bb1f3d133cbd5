; test: trunc keeps the low bits only, down to i1.
; exit: 0
; stdout: -2023395600 28400 -16 0
; stdout: 1 0 1 0
@f = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define void @t(i64 %x, i64 %y, i8 %z) {
  %w = trunc i64 %x to i32
  %h = trunc i64 %x to i16
  %b = trunc i64 %x to i8
  %o = trunc i64 %x to i1
  %w1 = sext i32 %w to i64
  %h1 = sext i16 %h to i64
  %b1 = sext i8 %b to i64
  %o1 = zext i1 %o to i64
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %w1, i64 %h1, i64 %b1, i64 %o1)
  %p = trunc i64 %y to i1
  %q = trunc i8 %z to i1
  %w2 = trunc i64 %y to i32
  %s = trunc i32 %w2 to i1
  %h2 = trunc i32 %w2 to i16
  %h3 = add i16 %h2, 1
  %t = trunc i16 %h3 to i1
  %p1 = zext i1 %p to i64
  %q1 = zext i1 %q to i64
  %s1 = zext i1 %s to i64
  %t1 = zext i1 %t to i64
  %r2 = call i32 (ptr, ...) @printf(ptr @f, i64 %p1, i64 %q1, i64 %s1, i64 %t1)
  ret void
}
define i64 @main() {
  call void @t(i64 1311768467139292912, i64 255, i8 -2)
  ret i64 0
}
