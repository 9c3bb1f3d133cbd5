; An atomic access must have its natural alignment.
@bytes = global [16 x i8] zeroinitializer, align 16

define void @set(i64 %i) {
  %p = getelementptr i8, ptr @bytes, i64 %i
  store atomic i32 1, ptr %p release, align 4
  ret void
}

define i32 @main() {
  call void @set(i64 2)
  ret i32 0
}
