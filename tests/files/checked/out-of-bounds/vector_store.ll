; A vector that is longer than its place.
@v = global [4 x i32] zeroinitializer, align 16

define void @set(ptr %p, <8 x i32> %x) {
  store <8 x i32> %x, ptr %p, align 16
  ret void
}

define i32 @main() {
  call void @set(ptr @v, <8 x i32> splat (i32 1))
  ret i32 0
}
