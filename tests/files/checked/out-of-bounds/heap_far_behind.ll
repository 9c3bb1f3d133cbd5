define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = call noalias ptr @calloc(i64 noundef 16, i64 noundef 4)
  store ptr %3, ptr %1, align 8
  store i32 100000, ptr %2, align 4
  %4 = load ptr, ptr %1, align 8
  %5 = load i32, ptr %2, align 4
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr %4, i64 %6
  store i32 1, ptr %7, align 4
  %8 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %8)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @free(ptr noundef)
