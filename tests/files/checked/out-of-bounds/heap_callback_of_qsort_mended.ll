define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @calloc(i64 noundef 3, i64 noundef 4)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 0
  store i32 2, ptr %4, align 4
  %5 = load ptr, ptr %1, align 8
  call void @qsort(ptr noundef %5, i64 noundef 3, i64 noundef 4, ptr noundef @compare)
  %6 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %6)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define internal i32 @compare(ptr noundef %0, ptr noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  store ptr %7, ptr %5, align 8
  %8 = load ptr, ptr %4, align 8
  store ptr %8, ptr %6, align 8
  %9 = load ptr, ptr %5, align 8
  %10 = getelementptr inbounds i32, ptr %9, i64 0
  %11 = load i32, ptr %10, align 4
  %12 = load ptr, ptr %6, align 8
  %13 = getelementptr inbounds i32, ptr %12, i64 0
  %14 = load i32, ptr %13, align 4
  %15 = sub nsw i32 %11, %14
  ret i32 %15
}

declare void @free(ptr noundef)
