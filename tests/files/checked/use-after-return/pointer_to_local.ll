@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call ptr @number()
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = load i32, ptr %3, align 4
  %5 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %4)
  ret i32 0
}

define internal ptr @number() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 5, ptr %1, align 4
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

declare i32 @printf(ptr noundef, ...)
