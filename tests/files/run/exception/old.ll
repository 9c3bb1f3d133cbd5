; test: LLVM 3.0 wrote the personality on the landing pad.
; exit: 5
; oracle: none (LLVM 3.0)
@_ZTIi = external constant i8*
declare i32 @__gxx_personality_v0(...)
declare i8* @__cxa_allocate_exception(i64)
declare void @__cxa_throw(i8*, i8*, i8*)
declare i8* @__cxa_begin_catch(i8*)
declare void @__cxa_end_catch()
define i32 @main() {
  %e = call i8* @__cxa_allocate_exception(i64 4)
  %at = bitcast i8* %e to i32*
  store i32 5, i32* %at
  invoke void @__cxa_throw(i8* %e, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
    to label %never unwind label %pad
never:
  unreachable
pad:
  %l = landingpad { i8*, i32 } personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*)
    catch i8* bitcast (i8** @_ZTIi to i8*)
  %exception = extractvalue { i8*, i32 } %l, 0
  %p = call i8* @__cxa_begin_catch(i8* %exception)
  %q = bitcast i8* %p to i32*
  %value = load i32, i32* %q
  call void @__cxa_end_catch()
  ret i32 %value
}
