; test: a fi[17 x i8] c"%.2f %.2f %.0f\0A\00\00"
declare i32 @printf(ptr, double, double, double)
define i64 @main() {
  %r = call i32 @printf(ptr @f, double 0.5, double 1.25, double 3.0)
  ret i64 0
}
