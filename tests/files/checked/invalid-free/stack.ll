define i32 @main() {
  %1 = alloca [4 x i32], align 16
  %2 = alloca ptr, align 8
  %3 = getelementptr inbounds [4 x i32], ptr %1, i64 0, i64 0
  store ptr %3, ptr %2, align 8
  %4 = load ptr, ptr %2, align 8
  call void @free(ptr noundef %4)
  ret i32 0
}

declare void @free(ptr noundef)
