@.str = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = load i32, ptr %1, align 4
  %3 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, i32 noundef %2)
  %4 = load i32, ptr %1, align 4
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %4)
  ret i32 0
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)

declare i32 @printf(ptr noundef, ...)
