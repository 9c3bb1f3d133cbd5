; test: what is chosen by two comparisons, compared: less is 1, equal 2, greater 4, unordered 8; of floats and integers.
; exit: 0
; stdout: 1 2 4 8 8 2 1 2 4 4 2 1
@f = private constant [38 x i8] c"%d %d %d %d %d %d %d %d %d %d %d %d\0A\00\00"
@inf = global double 0x7FF0000000000000
declare i32 @printf(ptr, ...)
define i32 @sum(i8 %v) {
  %less = icmp eq i8 %v, -1
  %equal = icmp eq i8 %v, 0
  %greater = icmp eq i8 %v, 1
  %none = icmp ugt i8 %v, 1
  %other = xor i1 %less, true
  %really = and i1 %none, %other
  %a = select i1 %less, i32 1, i32 0
  %b = select i1 %equal, i32 2, i32 0
  %c = select i1 %greater, i32 4, i32 0
  %d = select i1 %really, i32 8, i32 0
  %ab = or i32 %a, %b
  %cd = or i32 %c, %d
  %r = or i32 %ab, %cd
  ret i32 %r
}
define i32 @floats(double %a, double %b) {
  %c = fcmp ole double %a, %b
  %d = fcmp oge double %a, %b
  br i1 %c, label %yes, label %no
yes:
  %x = select i1 %d, i8 0, i8 -1
  br label %out
no:
  %y = select i1 %d, i8 1, i8 2
  br label %out
out:
  %v = phi i8 [ %x, %yes ], [ %y, %no ]
  %r = call i32 @sum(i8 %v)
  ret i32 %r
}
define i32 @unsigned(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  %d = icmp ne i32 %a, %b
  %x = select i1 %d, i8 1, i8 0
  %v = select i1 %c, i8 -1, i8 %x
  %r = call i32 @sum(i8 %v)
  ret i32 %r
}
define i32 @signed(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %d = icmp ne i32 %a, %b
  %x = select i1 %d, i8 1, i8 0
  %v = select i1 %c, i8 -1, i8 %x
  %r = call i32 @sum(i8 %v)
  ret i32 %r
}
define i64 @main() {
  %inf = load double, ptr @inf
  %nan = fsub double %inf, %inf
  %1 = call i32 @floats(double 1.0, double 2.0)
  %2 = call i32 @floats(double 0.0, double -0.0)
  %3 = call i32 @floats(double %inf, double 2.0)
  %4 = call i32 @floats(double %nan, double 2.0)
  %5 = call i32 @floats(double 2.0, double %nan)
  %6 = call i32 @floats(double %inf, double %inf)
  %7 = call i32 @unsigned(i32 3, i32 -3)
  %8 = call i32 @unsigned(i32 3, i32 3)
  %9 = call i32 @unsigned(i32 -3, i32 3)
  %10 = call i32 @signed(i32 3, i32 -3)
  %11 = call i32 @signed(i32 3, i32 3)
  %12 = call i32 @signed(i32 -3, i32 3)
  %r = call i32 (ptr, ...) @printf(ptr @f, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10, i32 %11, i32 %12)
  ret i64 0
}
