@.str = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1

define i32 @main() {
  %1 = alloca [2 x double], align 16
  %2 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 0
  store double 1.000000e+00, ptr %2, align 16
  %3 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 0
  %4 = load double, ptr %3, align 16
  %5 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 1
  %6 = load double, ptr %5, align 8
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %4, double noundef %6)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
