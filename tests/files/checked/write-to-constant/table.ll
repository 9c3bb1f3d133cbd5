@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16

define i32 @main(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store ptr @table, ptr %6, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %4, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %7, i64 %9
  store i32 0, ptr %10, align 4
  %11 = load i32, ptr @table, align 16
  %12 = sub nsw i32 %11, 1
  ret i32 %12
}
