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
  %9 = and i32 %8, 31
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %9)
  %11 = load i32, ptr %1, align 4
  %12 = lshr i32 %11, 5
  %13 = and i32 %12, 15
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %13)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...)
