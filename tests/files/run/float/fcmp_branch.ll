; test: branches on comparisons of doubles, with not-a-number on either side.
; exit: 0
; stdout: 0 0 0 0 1 1
; stdout: 1 0 1 0 0 1
@f = private constant [25 x i8] c"%ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  br i1 %c, label %y, label %n
y:
  ret i64 1
n:
  ret i64 0
}
define i64 @oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  br i1 %c, label %y, label %n
y:
  ret i64 1
n:
  ret i64 0
}
define i64 @ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  br i1 %c, label %y, label %n
y:
  ret i64 1
n:
  ret i64 0
}
define i64 @ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  br i1 %c, label %y, label %n
y:
  ret i64 1
n:
  ret i64 0
}
define i64 @ult(double %a, double %b) {
  %c = fcmp uge double %a, %b
  br i1 %c, label %y, label %n
y:
  ret i64 1
n:
  ret i64 0
}
define i64 @une(double %a, double %b) {
  %c = fcmp une double %a, %b
  br i1 %c, label %y, label %n
y:
  ret i64 1
n:
  ret i64 0
}
define void @t(double %a, double %b) {
  %1 = call i64 @olt(double %a, double %b)
  %2 = call i64 @oeq(double %a, double %b)
  %3 = call i64 @ole(double %a, double %b)
  %4 = call i64 @ogt(double %a, double %b)
  %5 = call i64 @ult(double %a, double %b)
  %6 = call i64 @une(double %a, double %b)
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
  ret void
}
define i64 @main() {
  call void @t(double 1.0, double 0x7FF8000000000000)
  call void @t(double -1.0, double 1.0)
  ret i64 0
}
