define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i8], align 1
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %3, align 4
  br label %5

5:
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %18

8:
  %9 = load i32, ptr %3, align 4
  %10 = add nsw i32 97, %9
  %11 = trunc i32 %10 to i8
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %13
  store i8 %11, ptr %14, align 1
  br label %15

15:
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %5

18:
  store i32 0, ptr %4, align 4
  br label %19

19:
  %20 = load i32, ptr %4, align 4
  %21 = icmp slt i32 %20, 4
  br i1 %21, label %22, label %32

22:
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds [4 x i8], ptr %2, i64 0, i64 %24
  %26 = load i8, ptr %25, align 1
  %27 = sext i8 %26 to i32
  %28 = call i32 @putchar(i32 noundef %27)
  br label %29

29:
  %30 = load i32, ptr %4, align 4
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %4, align 4
  br label %19

32:
  %33 = call i32 @putchar(i32 noundef 10)
  %34 = load i32, ptr %1, align 4
  ret i32 %34
}

declare i32 @putchar(i32 noundef)
