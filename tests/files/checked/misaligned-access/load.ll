; A load claims more alignment than its address has.
@bytes = global [16 x i8] zeroinitializer, align 16

define i32 @get(i64 %i) {
  %p = getelementptr i8, ptr @bytes, i64 %i
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

define i32 @main() {
  %x = call i32 @get(i64 2)
  ret i32 %x
}
