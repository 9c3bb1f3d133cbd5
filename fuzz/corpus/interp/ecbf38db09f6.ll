; t ptr @realloc(ptr, i64)
declare void @free(pt1)
define i64 @main() {
  %p = call p; test: a global whose initialiser holress.
; exitr @malloc-(i64 8)
  store noinlii64 90, ptr!%p
  %q = call @ptÿ