%struct.date = type { i32 }

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

define i32 @main() {
  %1 = alloca %struct.date, align 4
  %2 = load i32, ptr %1, align 4
  %3 = and i32 %2, -32
  %4 = or i32 %3, 1
  store i32 %4, ptr %1, align 4
  %5 = load i32, ptr %1, align 4
  %6 = and i32 %5, -2096641
  %7 = or i32 %6, 1024000
  store i32 %7, ptr %1, align 4
  %8 = load i32, ptr %1, align 4
  %9 = and i32 %8, -481
  %10 = or i32 %9, 160
  store i32 %10, ptr %1, align 4
  %11 = load i32, ptr %1, align 4
  %12 = and i32 %11, 31
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %12)
  %14 = load i32, ptr %1, align 4
  %15 = lshr i32 %14, 5
  %16 = and i32 %15, 15
  %17 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %16)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
