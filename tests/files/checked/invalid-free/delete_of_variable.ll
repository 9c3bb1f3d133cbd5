; `delete` of a variable.
@x = global i64 0
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)

define i32 @main() {
  %p = getelementptr i8, ptr @x, i64 0
  store i64 1, ptr %p
  call void @_ZdlPv(ptr %p)
  ret i32 0
}
