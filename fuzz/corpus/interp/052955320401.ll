; test: a bad pointer given to a C function is a bad address too.
; exit: 139
declare i64 @strlen(ptr)
define i64 @main() {
  %p = inttoptr i64 1 to ptr
  %r = call i64 @strlen(ptr %p)
  ret i64 %r
}
