@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca i64, align 8
  store i64 0, ptr %1, align 8
  call void @set(ptr noundef %1)
  %2 = load i64, ptr %1, align 8
  %3 = trunc i64 %2 to i32
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %3)
  ret i32 0
}

define internal void @set(ptr noundef %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store i64 5, ptr %3, align 8
  ret void
}

declare i32 @printf(ptr noundef, ...)
