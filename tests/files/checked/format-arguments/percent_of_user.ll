@.str = private unnamed_addr constant [6 x i8] c"100%d\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  store ptr @.str, ptr %1, align 8
  %2 = load ptr, ptr %1, align 8
  %3 = call i32 (ptr, ...) @printf(ptr noundef %2)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
