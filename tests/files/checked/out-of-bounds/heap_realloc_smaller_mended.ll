define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 40)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 9
  store i32 1, ptr %4, align 4
  %5 = load ptr, ptr %1, align 8
  %6 = call ptr @realloc(ptr noundef %5, i64 noundef 40)
  store ptr %6, ptr %1, align 8
  %7 = load ptr, ptr %1, align 8
  %8 = getelementptr inbounds i32, ptr %7, i64 9
  store i32 2, ptr %8, align 4
  %9 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %9)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @free(ptr noundef)
