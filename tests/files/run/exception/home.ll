; test: a call whose result is moved to where it lives ends by unwinding at its own landing pad.
; exit: 17
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
define i32 @maybe(i32 %i) noinline {
  %throws = icmp eq i32 %i, 2
  br i1 %throws, label %yes, label %no
yes:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 7, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
no:
  ret i32 %i
}
define i32 @f(i32 %i) personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @maybe(i32 %i) to label %done unwind label %pad
done:
  %s = call i32 @maybe(i32 %r)
  %sum = add i32 %r, %s
  %t = call i32 @maybe(i32 %sum)
  %all = add i32 %t, %r
  ret i32 %all
pad:
  %l = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %l, 0
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %at
  call void @__cxa_end_catch()
  ret i32 %value
}
define i32 @main() {
  %a = call i32 @f(i32 2)
  %b = call i32 @f(i32 3)
  %c = add i32 %a, %b
  %d = add i32 %c, 1
  ret i32 %d
}
