; `delete` twice.
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)

define i32 @main() {
  %p = call ptr @_Znwm(i64 8)
  call void @_ZdlPv(ptr %p)
  call void @_ZdlPv(ptr %p)
  ret i32 0
}
