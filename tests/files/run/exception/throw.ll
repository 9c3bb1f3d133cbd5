; test: an exception is caught by its type, with its value, and by no other type's handler.
; exit: 42
@_ZTIi = external constant ptr
@_ZTId = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
define void @f(i32 %value) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %value, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @f(i32 42) to label %done unwind label %caught
done:
  ret i32 0
caught:
  %l = landingpad { ptr, i32 } catch ptr @_ZTId catch ptr @_ZTIi
  %selector = extractvalue { ptr, i32 } %l, 1
  %int = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %is_int = icmp eq i32 %selector, %int
  br i1 %is_int, label %take, label %wrong
take:
  %exception = extractvalue { ptr, i32 } %l, 0
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %at
  call void @__cxa_end_catch()
  ret i32 %value
wrong:
  ret i32 1
}
