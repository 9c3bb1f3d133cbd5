define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 100, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = add nsw i32 %5, 31
  %7 = sdiv i32 %6, 32
  %8 = sext i32 %7 to i64
  %9 = call noalias ptr @calloc(i64 noundef %8, i64 noundef 4)
  store ptr %9, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %10

10:
  %11 = load i32, ptr %4, align 4
  %12 = load i32, ptr %2, align 4
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %28

14:
  %15 = load i32, ptr %4, align 4
  %16 = srem i32 %15, 32
  %17 = shl i32 1, %16
  %18 = load ptr, ptr %3, align 8
  %19 = load i32, ptr %4, align 4
  %20 = sdiv i32 %19, 32
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %18, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = or i32 %23, %17
  store i32 %24, ptr %22, align 4
  br label %25

25:
  %26 = load i32, ptr %4, align 4
  %27 = add nsw i32 %26, 1
  store i32 %27, ptr %4, align 4
  br label %10

28:
  %29 = load ptr, ptr %3, align 8
  call void @free(ptr noundef %29)
  %30 = load i32, ptr %1, align 4
  ret i32 %30
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
