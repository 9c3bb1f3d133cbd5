; test: two calls share a landing pad, which learns by a phi which of them has thrown; and an exception is
; thrown again.
; exit: 125
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

define i32 @which(i32 %first, i32 %second) personality ptr @__gxx_personality_v0 {
entry:
  %is_first = icmp ne i32 %first, 0
  %x = mul i32 %first, 3
  invoke void @maybe(i32 %first) to label %next unwind label %pad
next:
  %y = add i32 %second, %x
  invoke void @maybe(i32 %second) to label %done unwind label %pad
done:
  ret i32 0
pad:
  %from = phi i32 [ %x, %entry ], [ %y, %next ]
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %l, 0
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  invoke void @__cxa_rethrow() to label %never unwind label %again
again:
  %l2 = landingpad { ptr, i32 } catch ptr null
  call void @__cxa_end_catch()
  %exception2 = extractvalue { ptr, i32 } %l2, 0
  %value = call i32 @caught(ptr %exception2)
  %sum = add i32 %value, %from
  ret i32 %sum
never:
  unreachable
}
define void @maybe(i32 %i) {
  %throws = icmp ne i32 %i, 0
  br i1 %throws, label %yes, label %no
yes:
  call void @throw(i32 %i)
  unreachable
no:
  ret void
}
define i32 @main() {
  %a = call i32 @which(i32 20, i32 1)
  %b = call i32 @which(i32 0, i32 22)
  %c = call i32 @which(i32 0, i32 0)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %r = add i32 %abc, 1
  ret i32 %r
}
