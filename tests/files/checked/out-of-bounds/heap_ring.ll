define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %5 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %5, ptr %2, align 8
  store i32 0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %6

6:
  %7 = load i32, ptr %4, align 4
  %8 = icmp slt i32 %7, 12
  br i1 %8, label %9, label %22

9:
  %10 = load i32, ptr %4, align 4
  %11 = trunc i32 %10 to i8
  %12 = load ptr, ptr %2, align 8
  %13 = load i32, ptr %3, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %12, i64 %14
  store i8 %11, ptr %15, align 1
  %16 = load i32, ptr %3, align 4
  %17 = add i32 %16, 1
  %18 = urem i32 %17, 9
  store i32 %18, ptr %3, align 4
  br label %19

19:
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %4, align 4
  br label %6

22:
  %23 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %23)
  %24 = load i32, ptr %1, align 4
  ret i32 %24
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
