define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %3, ptr %1, align 8
  %4 = load ptr, ptr %1, align 8
  %5 = call ptr @realloc(ptr noundef %4, i64 noundef 400)
  store ptr %5, ptr %2, align 8
  %6 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %6)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare ptr @realloc(ptr noundef, i64 noundef)

declare void @free(ptr noundef)
