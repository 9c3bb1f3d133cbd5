; A vector at the address of an array of numbers.
@v = global [8 x i32] zeroinitializer, align 16

define i32 @get(i64 %i) {
  %p = getelementptr i32, ptr @v, i64 %i
  %x = load <4 x i32>, ptr %p, align 4
  %y = extractelement <4 x i32> %x, i32 0
  ret i32 %y
}

define i32 @main() {
  %x = call i32 @get(i64 1)
  ret i32 %x
}
