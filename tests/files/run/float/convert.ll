; test: conversions between doubles and signed and unsigned integers of each width.
; exit: 0
; stdout: -3.0 3.0 4294967293.0 200.0 -56.0
; stdout: -7 7 -7 250
@f = private constant [26 x i8] c"%.1f %.1f %.1f %.1f %.1f\0A\00"
@g = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define void @to(i64 %x, i64 %y, i32 %w, i8 %b) {
  %1 = sitofp i64 %x to double
  %2 = uitofp i64 %y to double
  %3 = uitofp i32 %w to double
  %4 = uitofp i8 %b to double
  %5 = sitofp i8 %b to double
  %r = call i32 (ptr, ...) @printf(ptr @f, double %1, double %2, double %3, double %4, double %5)
  ret void
}
define void @from(double %x, double %y, double %z) {
  %1 = fptosi double %x to i64
  %2 = fptoui double %y to i64
  %3 = fptosi double %x to i32
  %4 = fptoui double %z to i8
  %5 = sext i32 %3 to i64
  %6 = zext i8 %4 to i64
  %r = call i32 (ptr, ...) @printf(ptr @g, i64 %1, i64 %2, i64 %5, i64 %6)
  ret void
}
define i64 @main() {
  call void @to(i64 -3, i64 3, i32 -3, i8 -56)
  call void @from(double -7.9, double 7.9, double 250.5)
  ret i64 0
}
