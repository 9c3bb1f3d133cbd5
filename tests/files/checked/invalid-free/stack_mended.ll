define i32 @main() {
  %1 = alloca [4 x i32], align 16
  %2 = alloca ptr, align 8
  %3 = call noalias ptr @malloc(i64 noundef 16)
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %4)
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

declare void @free(ptr noundef)
