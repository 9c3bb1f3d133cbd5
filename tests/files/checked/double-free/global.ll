@buffer = internal global ptr null, align 8

define i32 @main() {
  %1 = call noalias ptr @malloc(i64 noundef 10)
  store ptr %1, ptr @buffer, align 8
  call void @clean()
  call void @clean()
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef)

define internal void @clean() {
  %1 = load ptr, ptr @buffer, align 8
  call void @free(ptr noundef %1)
  ret void
}

declare void @free(ptr noundef)
