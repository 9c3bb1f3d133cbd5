; test: a filter lets the types pass that it lists, and takes all others with a negative selector.
; exit: 46
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

define i32 @only_doubles(i32 %value) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 %value) to label %done unwind label %pad
done:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } filter [1 x ptr] [ptr @_ZTId]
  %selector = extractvalue { ptr, i32 } %l, 1
  %exception = extractvalue { ptr, i32 } %l, 0
  %value2 = call i32 @caught(ptr %exception)
  %is_negative = icmp slt i32 %selector, 0
  %extra = select i1 %is_negative, i32 2, i32 0
  %sum = add i32 %value2, %extra
  ret i32 %sum
}
define i32 @none(i32 %value) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 %value) to label %done unwind label %pad
done:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } filter [0 x ptr] zeroinitializer
  %exception = extractvalue { ptr, i32 } %l, 0
  %value2 = call i32 @caught(ptr %exception)
  ret i32 %value2
}
define void @ints(i32 %value) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 %value) to label %done unwind label %pad
done:
  ret void
pad:
  %l = landingpad { ptr, i32 } filter [2 x ptr] [ptr @_ZTId, ptr @_ZTIi]
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %a = call i32 @only_doubles(i32 10)
  %b = call i32 @none(i32 30)
  invoke void @ints(i32 4) to label %wrong unwind label %pad
wrong:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %l, 0
  %c = call i32 @caught(ptr %exception)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
