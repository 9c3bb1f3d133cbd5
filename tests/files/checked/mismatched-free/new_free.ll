; `free` of what `new` has given.
declare ptr @_Znwm(i64)
declare void @free(ptr)
declare void @_ZdlPvm(ptr, i64)

define i32 @main() {
  %p = call ptr @_Znwm(i64 8)
  call void @free(ptr %p)
  ret i32 0
}
