define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 10)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i64, ptr %3, i64 0
  store i64 1, ptr %4, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds i64, ptr %5, i64 1
  store i64 2, ptr %6, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds i64, ptr %7, i64 2
  store i64 3, ptr %8, align 8
  %9 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
