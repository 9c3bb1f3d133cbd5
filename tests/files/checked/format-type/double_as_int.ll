@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca double, align 8
  store double 9.500000e+00, ptr %1, align 8
  %2 = load double, ptr %1, align 8
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %2)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
