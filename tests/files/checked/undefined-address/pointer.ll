define i32 @main() {
  %1 = alloca ptr, align 8
  %2 = load ptr, ptr %1, align 8
  store i32 1, ptr %2, align 4
  ret i32 0
}
