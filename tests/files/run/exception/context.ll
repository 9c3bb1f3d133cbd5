; test: an exception is thrown and caught on a stack of the program's own, from which it has changed to another one and back.
; exit: 42
; stdout: main 1
; stdout: cleanup 2
; stdout: main 2
; stdout: caught 5
; stdout: main 3
; stdout: cleanup 2
; stdout: main 4
; stdout: caught 6
; stdout: main 5
@main_context = global [1024 x i8] zeroinitializer, align 16
@context = global [1024 x i8] zeroinitializer, align 16
@stack = global [32768 x i8] zeroinitializer, align 16
@cleanup_text = constant [12 x i8] c"cleanup %d\0A\00"
@main_text = constant [9 x i8] c"main %d\0A\00"
@caught_text = constant [11 x i8] c"caught %d\0A\00"
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @printf(ptr, ...)
declare i32 @getcontext(ptr) returns_twice
declare void @makecontext(ptr, ptr, i32, ...)
declare i32 @swapcontext(ptr, ptr)
define void @yield() {
  %r = call i32 @swapcontext(ptr @context, ptr @main_context)
  ret void
}
define void @throw(i32 %value) {
  call void @yield()
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %value, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @with_cleanup(i32 %value) personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 %value) to label %end unwind label %pad
end:
  ret void
pad:
  %e = landingpad { ptr, i32 } cleanup
  %p = call i32 (ptr, ...) @printf(ptr @cleanup_text, i32 2)
  call void @yield()
  resume { ptr, i32 } %e
}
define void @body() personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 5, %entry ], [ %next, %caught ]
  invoke void @with_cleanup(i32 %i) to label %out unwind label %pad
pad:
  %e = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %e, 0
  %at = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %at
  call void @__cxa_end_catch()
  %p = call i32 (ptr, ...) @printf(ptr @caught_text, i32 %value)
  br label %caught
caught:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 7
  br i1 %done, label %out, label %loop
out:
  call void @yield()
  unreachable
}
define i32 @main() {
entry:
  %got = call i32 @getcontext(ptr @context) returns_twice
  %low = getelementptr i8, ptr @context, i64 16
  store ptr @stack, ptr %low
  %size = getelementptr i8, ptr @context, i64 32
  store i64 32768, ptr %size
  call void (ptr, ptr, i32, ...) @makecontext(ptr @context, ptr @body, i32 0)
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %swapped = call i32 @swapcontext(ptr @main_context, ptr @context)
  %p = call i32 (ptr, ...) @printf(ptr @main_text, i32 %i)
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 6
  br i1 %done, label %out, label %loop
out:
  ret i32 42
}
