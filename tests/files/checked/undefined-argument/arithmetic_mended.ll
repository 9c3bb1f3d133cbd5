@.str = private unnamed_addr constant [4 x i8] c"%u\0A\00", align 1

define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 9, ptr %1, align 4
  %3 = load i32, ptr %1, align 4
  %4 = lshr i32 %3, 3
  %5 = mul i32 %4, 7
  %6 = add i32 %5, 1
  store i32 %6, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  %8 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %7)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
