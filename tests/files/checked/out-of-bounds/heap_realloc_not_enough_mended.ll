define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 2, ptr %2, align 4
  store i32 0, ptr %3, align 4
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = mul i64 %7, 4
  %9 = call noalias ptr @malloc(i64 noundef %8)
  store ptr %9, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %10

10:
  %11 = load i32, ptr %5, align 4
  %12 = icmp slt i32 %11, 5
  br i1 %12, label %13, label %35

13:
  %14 = load i32, ptr %3, align 4
  %15 = load i32, ptr %2, align 4
  %16 = icmp sge i32 %14, %15
  br i1 %16, label %17, label %25

17:
  %18 = load i32, ptr %2, align 4
  %19 = mul nsw i32 %18, 2
  store i32 %19, ptr %2, align 4
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %2, align 4
  %22 = sext i32 %21 to i64
  %23 = mul i64 %22, 4
  %24 = call ptr @realloc(ptr noundef %20, i64 noundef %23)
  store ptr %24, ptr %4, align 8
  br label %25

25:
  %26 = load i32, ptr %5, align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %3, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %3, align 4
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i32, ptr %27, i64 %30
  store i32 %26, ptr %31, align 4
  br label %32

32:
  %33 = load i32, ptr %5, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %5, align 4
  br label %10

35:
  %36 = load ptr, ptr %4, align 8
  call void @free(ptr noundef %36)
  %37 = load i32, ptr %1, align 4
  ret i32 %37
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @free(ptr noundef)
