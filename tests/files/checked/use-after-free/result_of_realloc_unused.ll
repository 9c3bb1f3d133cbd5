define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 8)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  %4 = call ptr @realloc(ptr noundef %3, i64 noundef 256)
  %5 = load ptr, ptr %1, align 8
  %6 = getelementptr inbounds i32, ptr %5, i64 1
  store i32 3, ptr %6, align 4
  %7 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %7)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @free(ptr noundef)
