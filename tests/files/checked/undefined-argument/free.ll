define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr %1, align 8
  call void @free(ptr noundef %2)
  ret i32 0
}

declare void @free(ptr noundef)
