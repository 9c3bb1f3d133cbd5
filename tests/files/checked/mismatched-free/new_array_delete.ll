; `delete` of what `new[]` has given.
declare ptr @_Znam(i64)
declare void @_ZdlPv(ptr)
declare void @_ZdaPv(ptr)

define i32 @main() {
  %p = call ptr @_Znam(i64 16)
  call void @_ZdlPv(ptr %p)
  ret i32 0
}
