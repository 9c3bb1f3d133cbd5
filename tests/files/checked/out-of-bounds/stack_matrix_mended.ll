define i32 @main(i32 noundef %0, ptr noundef %1) {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [3 x [4 x i32]], align 16
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %10

10:
  %11 = load i32, ptr %7, align 4
  %12 = icmp slt i32 %11, 3
  br i1 %12, label %13, label %34

13:
  store i32 0, ptr %8, align 4
  br label %14

14:
  %15 = load i32, ptr %8, align 4
  %16 = icmp slt i32 %15, 4
  br i1 %16, label %17, label %30

17:
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = mul nsw i32 %18, %19
  %21 = load i32, ptr %7, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [3 x [4 x i32]], ptr %6, i64 0, i64 %22
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [4 x i32], ptr %23, i64 0, i64 %25
  store i32 %20, ptr %26, align 4
  br label %27

27:
  %28 = load i32, ptr %8, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %8, align 4
  br label %14

30:
  br label %31

31:
  %32 = load i32, ptr %7, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %7, align 4
  br label %10

34:
  %35 = load i32, ptr %4, align 4
  %36 = mul nsw i32 %35, 3
  store i32 %36, ptr %9, align 4
  %37 = load i32, ptr %9, align 4
  %38 = sub nsw i32 %37, 3
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [3 x [4 x i32]], ptr %6, i64 0, i64 %39
  %41 = getelementptr inbounds [4 x i32], ptr %40, i64 0, i64 0
  %42 = load i32, ptr %41, align 16
  ret i32 %42
}
