define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @calloc(i64 noundef 2, i64 noundef 4)
  store ptr %2, ptr %1, align 8
  call void @grow(ptr noundef %1, i32 noundef 100)
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 0
  store i32 1, ptr %4, align 4
  %5 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %5)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

define internal void @grow(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %5, align 8
  %7 = load i32, ptr %4, align 4
  %8 = sext i32 %7 to i64
  %9 = mul i64 %8, 4
  %10 = call ptr @realloc(ptr noundef %6, i64 noundef %9)
  %11 = load ptr, ptr %3, align 8
  store ptr %10, ptr %11, align 8
  ret void
}

declare void @free(ptr noundef)

declare ptr @realloc(ptr noundef, i64 noundef)
