@target = internal global ptr null, align 8

define i32 @main() {
  %1 = load ptr, ptr @target, align 8
  store i32 5, ptr %1, align 4
  ret i32 0
}
