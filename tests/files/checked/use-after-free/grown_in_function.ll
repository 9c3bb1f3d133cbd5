define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @calloc(i64 noundef 2, i64 noundef 4)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  call void @grow(ptr noundef %3, i32 noundef 100)
  %4 = load ptr, ptr %1, align 8
  %5 = getelementptr inbounds i32, ptr %4, i64 0
  store i32 1, ptr %5, align 4
  %6 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %6)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

define internal void @grow(ptr noundef %0, i32 noundef %1) {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = sext i32 %6 to i64
  %8 = mul i64 %7, 4
  %9 = call ptr @realloc(ptr noundef %5, i64 noundef %8)
  store ptr %9, ptr %3, align 8
  ret void
}

declare void @free(ptr noundef)

declare ptr @realloc(ptr noundef, i64 noundef)
