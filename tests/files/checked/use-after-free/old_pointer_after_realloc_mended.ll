define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %3, ptr %1, align 8
  %4 = load ptr, ptr %1, align 8
  store ptr %4, ptr %2, align 8
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds i32, ptr %5, i64 0
  store i32 1, ptr %6, align 4
  %7 = load ptr, ptr %1, align 8
  %8 = call ptr @realloc(ptr noundef %7, i64 noundef 4000)
  store ptr %8, ptr %1, align 8
  %9 = load ptr, ptr %1, align 8
  store i32 2, ptr %9, align 4
  %10 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %10)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @free(ptr noundef)
