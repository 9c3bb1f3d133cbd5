; test: an exception that nobody catches ends the program as it does natively; no cleanup runs.
; exit: 134
; stderr: terminate called after throwing an instance of 'int'
; oracle: none (it tells of the stack)
@_ZTIi = external constant ptr
@_ZTId = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow()
declare i32 @llvm.eh.typeid.for(ptr)
declare i32 @printf(ptr, ...)
define void @throw(i32 %value) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %value, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @caught(ptr %exception) {
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %at
  call void @__cxa_end_catch()
  ret i32 %value
}

define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 1) to label %done unwind label %pad
done:
  ret i32 0
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @exit(i32 3)
  unreachable
}
declare void @exit(i32)
