define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @malloc(i64 noundef 20)
  store ptr %4, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:
  %6 = load i32, ptr %3, align 4
  %7 = icmp sle i32 %6, 5
  br i1 %7, label %8, label %19

8:
  %9 = load i32, ptr %3, align 4
  %10 = load i32, ptr %3, align 4
  %11 = mul nsw i32 %9, %10
  %12 = load ptr, ptr %2, align 8
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i32, ptr %12, i64 %14
  store i32 %11, ptr %15, align 4
  br label %16

16:
  %17 = load i32, ptr %3, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %3, align 4
  br label %5

19:
  %20 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %20)
  %21 = load i32, ptr %1, align 4
  ret i32 %21
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
