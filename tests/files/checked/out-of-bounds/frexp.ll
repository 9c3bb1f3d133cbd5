@.str = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1

define i32 @main() {
  %1 = alloca i8, align 1
  %2 = call double @frexp(double noundef 8.000000e+00, ptr noundef %1)
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %2)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)

declare double @frexp(double noundef, ptr noundef)
