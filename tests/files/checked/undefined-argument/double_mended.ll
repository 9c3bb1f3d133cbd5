@.str = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1

define i32 @main() {
  %1 = alloca [2 x double], align 16
  %2 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 0
  store double 1.000000e+00, ptr %2, align 16
  %3 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 1
  store double 2.000000e+00, ptr %3, align 8
  %4 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 0
  %5 = load double, ptr %4, align 16
  %6 = getelementptr inbounds [2 x double], ptr %1, i64 0, i64 1
  %7 = load double, ptr %6, align 8
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %5, double noundef %7)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
