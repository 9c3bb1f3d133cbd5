; test: float arithmetic rounds to single precision; fpext and fptrunc convert.
; exit: 0
; stdout: 16777216.0 0.100000001490116
@f = private constant [13 x i8] c"%.1f %.15f\0A\00\00"
declare i32 @printf(ptr, ...)
define void @t(float %a, double %b) {
  %1 = fadd float %a, 1.0
  %2 = fpext float %1 to double
  %3 = fptrunc double %b to float
  %4 = fpext float %3 to double
  %r = call i32 (ptr, ...) @printf(ptr @f, double %2, double %4)
  ret void
}
define i64 @main() {
  call void @t(float 16777216.0, double 0x3FB999999999999A)
  ret i64 0
}
