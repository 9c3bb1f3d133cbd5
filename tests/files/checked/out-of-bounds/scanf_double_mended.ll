@.str = private unnamed_addr constant [4 x i8] c"1.5\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%f\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1

define i32 @main() {
  %1 = alloca float, align 4
  store float 0.000000e+00, ptr %1, align 4
  %2 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %1)
  %3 = load float, ptr %1, align 4
  %4 = fpext float %3 to double
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, double noundef %4)
  ret i32 0
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)

declare i32 @printf(ptr noundef, ...)
