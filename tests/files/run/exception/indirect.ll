; test: an exception comes out of functions that are called by addresses, and through the C library.
; exit: 73
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

@table = global [2 x ptr] [ptr @fine, ptr @throw]
@numbers = global [4 x i32] [i32 4, i32 3, i32 2, i32 1]
declare void @qsort(ptr, i64, i64, ptr)
define void @fine(i32 %x) { ret void }
define i32 @compare(ptr %a, ptr %b) {
  call void @throw(i32 31)
  ret i32 0
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %f = load ptr, ptr @table
  invoke void %f(i32 1) to label %next unwind label %wrong
next:
  %at = getelementptr ptr, ptr @table, i32 1
  %g = load ptr, ptr %at
  invoke void %g(i32 42) to label %never unwind label %pad
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %l, 0
  %value = call i32 @caught(ptr %exception)
  invoke void @qsort(ptr @numbers, i64 4, i64 4, ptr @compare) to label %never unwind label %pad2
pad2:
  %l2 = landingpad { ptr, i32 } cleanup catch ptr @_ZTIi
  %exception2 = extractvalue { ptr, i32 } %l2, 0
  %value2 = call i32 @caught(ptr %exception2)
  %sum = add i32 %value, %value2
  ret i32 %sum
wrong:
  %l3 = landingpad { ptr, i32 } cleanup
  ret i32 1
never:
  ret i32 2
}
