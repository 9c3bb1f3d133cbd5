; test: unsigned conversions beyond the signed range, with correct rounding.
; exit: 0
; stdout: 18446744073709551616 9223372036854775808 9223372036854777856
; stdout: 9223372036854775808 18446744073709549568 4294967295
@f = private constant [16 x i8] c"%.0f %.0f %.0f\0A\00"
@g = private constant [13 x i8] c"%lu %lu %lu\0A\00"
declare i32 @printf(ptr, ...)
define void @to(i64 %x, i64 %y, i64 %z) {
  %1 = uitofp i64 %x to double
  %2 = uitofp i64 %y to double
  %3 = uitofp i64 %z to double
  %r = call i32 (ptr, ...) @printf(ptr @f, double %1, double %2, double %3)
  ret void
}
define void @from(double %x, double %y, double %z) {
  %1 = fptoui double %x to i64
  %2 = fptoui double %y to i64
  %3 = fptoui double %z to i32
  %4 = zext i32 %3 to i64
  %r = call i32 (ptr, ...) @printf(ptr @g, i64 %1, i64 %2, i64 %4)
  ret void
}
define i64 @main() {
  call void @to(i64 -1, i64 -9223372036854775808, i64 -9223372036854774783)
  call void @from(double 0x43E0000000000000, double 0x43EFFFFFFFFFFFFF, double 4294967295.0)
  ret i64 0
}
