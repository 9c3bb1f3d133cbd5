@.str = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"%s: %d\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  store ptr @.str, ptr %1, align 8
  store i32 3, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = load ptr, ptr %1, align 8
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %3, ptr noundef %4)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
