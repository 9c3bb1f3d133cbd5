define i32 @main() {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %4 = call noalias ptr @calloc(i64 noundef 4, i64 noundef 4)
  store ptr %4, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %5

5:
  %6 = load i32, ptr %3, align 4
  %7 = icmp slt i32 %6, 4
  br i1 %7, label %8, label %15

8:
  %9 = load ptr, ptr %2, align 8
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = icmp ne i32 %13, 9
  br label %15

15:
  %16 = phi i1 [ false, %5 ], [ %14, %8 ]
  br i1 %16, label %17, label %20

17:
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %3, align 4
  br label %5

20:
  %21 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %21)
  %22 = load i32, ptr %1, align 4
  ret i32 %22
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
