; A result that is `noundef` is not.
define noundef i32 @give(ptr %p) {
  %x = load i32, ptr %p
  ret i32 %x
}

define i32 @main() {
  %p = alloca i32
  %x = call i32 @give(ptr %p)
  ret i32 0
}
