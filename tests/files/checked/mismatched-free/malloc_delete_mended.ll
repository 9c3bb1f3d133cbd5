; `delete` of what `malloc` has given.
declare ptr @malloc(i64)
declare void @free(ptr)
declare void @_ZdlPv(ptr)

define i32 @main() {
  %p = call ptr @malloc(i64 16)
  call void @free(ptr %p)
  ret i32 0
}
