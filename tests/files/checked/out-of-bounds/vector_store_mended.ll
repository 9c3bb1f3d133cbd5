; A vector that is longer than its place.
@v = global [4 x i32] zeroinitializer, align 16

define void @set(ptr %p, <8 x i32> %x) {
  %low = shufflevector <8 x i32> %x, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %low, ptr %p, align 16
  ret void
}

define i32 @main() {
  call void @set(ptr @v, <8 x i32> splat (i32 1))
  ret i32 0
}
