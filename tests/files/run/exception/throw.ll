; test: what would start to unwind ends the program, and is named.
; exit: 134
; stderr: `__cxa_throw` was called, to throw a `int`: exceptions are not supported
; oracle: none (it unwinds)
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
define void @f() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %done unwind label %caught
done:
  ret i32 0
caught:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  ret i32 1
}
