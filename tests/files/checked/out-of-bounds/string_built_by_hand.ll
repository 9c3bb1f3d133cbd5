define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [5 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  store i8 97, ptr %4, align 1
  br label %5

5:
  %6 = load i8, ptr %4, align 1
  %7 = sext i8 %6 to i32
  %8 = icmp sle i32 %7, 101
  br i1 %8, label %9, label %18

9:
  %10 = load i8, ptr %4, align 1
  %11 = load i32, ptr %3, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %3, align 4
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds [5 x i8], ptr %2, i64 0, i64 %13
  store i8 %10, ptr %14, align 1
  br label %15

15:
  %16 = load i8, ptr %4, align 1
  %17 = add i8 %16, 1
  store i8 %17, ptr %4, align 1
  br label %5

18:
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [5 x i8], ptr %2, i64 0, i64 %20
  store i8 0, ptr %21, align 1
  %22 = getelementptr inbounds [5 x i8], ptr %2, i64 0, i64 0
  %23 = call i32 @puts(ptr noundef %22)
  %24 = load i32, ptr %1, align 4
  ret i32 %24
}

declare i32 @puts(ptr noundef)
