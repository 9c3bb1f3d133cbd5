@.str = private unnamed_addr constant [2 x i8] c"5\00", align 1
@.str.1 = private unnamed_addr constant [3 x i8] c"%d\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr null, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  %3 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %2)
  ret i32 0
}

declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...)
