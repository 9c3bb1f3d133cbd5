define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca [3 x ptr], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %6 = call noalias ptr @calloc(i64 noundef 12, i64 noundef 4)
  store ptr %6, ptr %2, align 8
  store i32 0, ptr %4, align 4
  br label %7

7:
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 3
  br i1 %9, label %10, label %22

10:
  %11 = load ptr, ptr %2, align 8
  %12 = load i32, ptr %4, align 4
  %13 = mul nsw i32 4, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %11, i64 %14
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [3 x ptr], ptr %3, i64 0, i64 %17
  store ptr %15, ptr %18, align 8
  br label %19

19:
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %4, align 4
  br label %7

22:
  store i32 2, ptr %5, align 4
  br label %23

23:
  %24 = load i32, ptr %5, align 4
  %25 = icmp sge i32 %24, 0
  br i1 %25, label %26, label %34

26:
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds [3 x ptr], ptr %3, i64 0, i64 %28
  %30 = load ptr, ptr %29, align 8
  call void @free(ptr noundef %30)
  br label %31

31:
  %32 = load i32, ptr %5, align 4
  %33 = add nsw i32 %32, -1
  store i32 %33, ptr %5, align 4
  br label %23

34:
  %35 = load i32, ptr %1, align 4
  ret i32 %35
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
