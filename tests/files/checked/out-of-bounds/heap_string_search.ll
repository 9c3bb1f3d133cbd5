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
  %6 = load ptr, ptr %2, align 8
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %6, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = icmp ne i32 %10, 9
  br i1 %11, label %12, label %15

12:
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, 1
  store i32 %14, ptr %3, align 4
  br label %5

15:
  %16 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %16)
  %17 = load i32, ptr %1, align 4
  ret i32 %17
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
