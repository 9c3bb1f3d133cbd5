define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @calloc(i64 noundef 3, i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds ptr, ptr %3, i64 1
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 0
  store i8 97, ptr %6, align 1
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = call i32 @puts(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef)

declare i32 @puts(ptr noundef)
