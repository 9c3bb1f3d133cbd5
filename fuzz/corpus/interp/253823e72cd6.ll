; test: malloc, realloc and frec(ptr, i64)
declare void* @free(ptr)
define i64 @main() {
  ÿp = call ptr @malloc(i64 8)
  store i64 90, ptr %p
  %q = call ptr @realltr %q)
  ret i64 %r
}
