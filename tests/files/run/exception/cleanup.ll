; test: cleanups run from the inside out, and the search goes on behind each.
; exit: 9
; stdout: inner 1
; stdout: outer 2
; stdout: caught 7
@text = constant [10 x i8] c"inner %d\0A\00"
@outer = constant [10 x i8] c"outer %d\0A\00"
@last = constant [11 x i8] c"caught %d\0A\00"
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

define void @inside() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 7) to label %done unwind label %pad
done:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  call i32 (ptr, ...) @printf(ptr @text, i32 1)
  resume { ptr, i32 } %l
}
define void @outside() personality ptr @__gxx_personality_v0 {
  invoke void @inside() to label %done unwind label %pad
done:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %exception = extractvalue { ptr, i32 } %l, 0
  %selector = extractvalue { ptr, i32 } %l, 1
  call i32 (ptr, ...) @printf(ptr @outer, i32 2)
  %a = insertvalue { ptr, i32 } poison, ptr %exception, 0
  %b = insertvalue { ptr, i32 } %a, i32 %selector, 1
  resume { ptr, i32 } %b
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @outside() to label %done unwind label %pad
done:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %exception = extractvalue { ptr, i32 } %l, 0
  %value = call i32 @caught(ptr %exception)
  call i32 (ptr, ...) @printf(ptr @last, i32 %value)
  ret i32 9
}
