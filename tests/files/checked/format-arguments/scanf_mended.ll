@.str = private unnamed_addr constant [4 x i8] c"1 2\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"%d %d\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %1, ptr noundef %2)
  ret i32 0
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)
