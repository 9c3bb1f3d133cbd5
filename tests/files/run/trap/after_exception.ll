; test: a trap behind an exception that went through all kinds of frames is told of as any other.
; trap: divide in @divide
; oracle: none (undefined)
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
define void @throw() noinline {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @through() noinline { call void @throw() ret void }
define i32 @divide(i32 %n) noinline {
  %r = sdiv i32 1, %n
  ret i32 %r
}
define i32 @catch() noinline personality ptr @__gxx_personality_v0 {
  invoke void @through() to label %done unwind label %pad
done:
  ret i32 1
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %exception = extractvalue { ptr, i32 } %l, 0
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  call void @__cxa_end_catch()
  ret i32 0
}
define i32 @main() {
  %a = call i32 @catch()
  %b = call i32 @catch()
  %n = or i32 %a, %b
  %r = call i32 @divide(i32 %n)
  ret i32 %r
}
