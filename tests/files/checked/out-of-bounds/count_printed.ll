@.str = private unnamed_addr constant [7 x i8] c"abc%n\0A\00", align 1

define i32 @main() {
  %1 = alloca i16, align 2
  store i16 0, ptr %1, align 2
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %1)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
