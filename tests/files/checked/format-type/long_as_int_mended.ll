@.str = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1

define i32 @main() {
  %1 = alloca i64, align 8
  store i64 1099511627776, ptr %1, align 8
  %2 = load i64, ptr %1, align 8
  %3 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %2)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
