@.str = private unnamed_addr constant [4 x i8] c"%c\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  store i32 65, ptr %1, align 4
  %2 = load i32, ptr %1, align 4
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %2)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
