; `realloc` of what `new[]` has given.
declare ptr @_Znam(i64)
declare ptr @realloc(ptr, i64)
declare ptr @malloc(i64)
declare void @free(ptr)

define i32 @main() {
  %p = call ptr @malloc(i64 8)
  %q = call ptr @realloc(ptr %p, i64 16)
  call void @free(ptr %q)
  ret i32 0
}
