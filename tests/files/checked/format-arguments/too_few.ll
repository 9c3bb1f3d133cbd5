@.str = private unnamed_addr constant [11 x i8] c"%d and %d\0A\00", align 1

define i32 @main() {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef 1)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
