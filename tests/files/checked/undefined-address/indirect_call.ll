; A call of a function whose address was not set.
define void @f() {
  ret void
}

define i32 @main() {
  %p = alloca ptr
  %q = load ptr, ptr %p
  call void %q()
  ret i32 0
}
