; test: an exception goes through activations of one function, each of which cleans up, or catches what is for it.
; exit: 0
; stdout: 1 2 3 4 5 caught 0 at 6
; stdout: 7 8 9 caught 6 at 10
@number = constant [4 x i8] c"%d \00"
@text = constant [17 x i8] c"caught %d at %d\0A\00"
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @printf(ptr, ...)
@_ZTIi = external constant ptr

; Throws the number at which it ends. Each activation tells its own when that goes through it.
define i32 @down(i32 %n, i32 %last) personality ptr @__gxx_personality_v0 {
  %end = icmp eq i32 %n, %last
  br i1 %end, label %throw, label %more
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %n, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
more:
  %m = sub i32 %n, 1
  %r = invoke i32 @down(i32 %m, i32 %last) to label %done unwind label %pad
done:
  %s = add i32 %r, %n
  ret i32 %s
pad:
  %l = landingpad { ptr, i32 } cleanup
  call i32 (ptr, ...) @printf(ptr @number, i32 %n)
  resume { ptr, i32 } %l
}

; The outermost activation catches.
define void @try(i32 %n, i32 %last) personality ptr @__gxx_personality_v0 {
  %m = sub i32 %n, 1
  %r = invoke i32 @down(i32 %m, i32 %last) to label %done unwind label %pad
done:
  ret void
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %exception = extractvalue { ptr, i32 } %l, 0
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %at
  call void @__cxa_end_catch()
  call i32 (ptr, ...) @printf(ptr @text, i32 %value, i32 %n)
  ret void
}
define i32 @main() {
  call void @try(i32 6, i32 0)
  call void @try(i32 10, i32 6)
  ret i32 0
}
