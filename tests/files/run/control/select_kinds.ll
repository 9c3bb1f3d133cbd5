; test: select of integers of every width, of pointers and of doubles.
; exit: 0
; stdout: 1 2 3 4 five 6.5
; stdout: -1 -2 -3 -4 -five -6.5
@f = private constant [22 x i8] c"%d %d %d %ld %s %.1f\0A\00"
@p = private constant [5 x i8] c"five\00"
@m = private constant [6 x i8] c"-five\00"
declare i32 @printf(ptr, ...)
define void @t(i64 %x) {
  %c = icmp sgt i64 %x, 0
  %a = select i1 %c, i8 1, i8 -1
  %b = select i1 %c, i16 2, i16 -2
  %d = select i1 %c, i32 3, i32 -3
  %e = select i1 %c, i64 4, i64 -4
  %s = select i1 %c, ptr @p, ptr @m
  %g = select i1 %c, double 6.5, double -6.5
  %a1 = sext i8 %a to i32
  %b1 = sext i16 %b to i32
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %a1, i32 %b1, i32 %d, i64 %e, ptr %s, double %g)
  ret void
}
define i64 @main() {
  call void @t(i64 1)
  call void @t(i64 0)
  ret i64 0
}
