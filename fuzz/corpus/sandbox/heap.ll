declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 24)
  %q = getelementptr i8, ptr %p, i64 16
  store i64 7, ptr %q
  %r = call ptr @realloc(ptr %p, i64 100)
  call void @free(ptr %r)
  ret i32 0
}
