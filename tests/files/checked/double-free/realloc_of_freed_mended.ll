define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = call noalias ptr @malloc(i64 noundef 4)
  store ptr %2, ptr %1, align 8
  %3 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %3)
  %4 = call ptr @realloc(ptr noundef null, i64 noundef 8)
  store ptr %4, ptr %1, align 8
  %5 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %5)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)

declare ptr @realloc(ptr noundef, i64 noundef)
