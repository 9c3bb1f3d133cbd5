; A member function's object that was deleted.
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)

define i32 @get(ptr %this) {
  %x = load i32, ptr %this
  ret i32 %x
}

define i32 @main() {
  %p = call ptr @_Znwm(i64 8)
  store i32 0, ptr %p
  %x = call i32 @get(ptr %p)
  call void @_ZdlPv(ptr %p)
  ret i32 %x
}
