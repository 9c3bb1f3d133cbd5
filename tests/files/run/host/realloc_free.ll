; test: malloc, realloc and free keep what was written.
; exit: 90
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
define i64 @main() {
  %p = call ptr @malloc(i64 8)
  store i64 90, ptr %p
  %q = call ptr @realloc(ptr %p, i64 100000)
  %far = getelementptr i64, ptr %q, i64 12000
  store i64 1, ptr %far
  %r = load i64, ptr %q
  call void @free(ptr %q)
  ret i64 %r
}
