; test: an exception crosses assembly in a function that keeps values in registers, and finds a cleanup beside other assembly
; exit: 17
; stdout: cleanup 7
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @printf(ptr, ...)
@_ZTIi = external constant ptr
@format = constant [12 x i8] c"cleanup %d\0A\00"
define void @thrower(i32 %x) noinline {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %x, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @through(i32 %x) noinline {
  %changed = call i32 asm sideeffect "xor %ebx, %ebx; xor %r12d, %r12d; call *$2", "={edi},0,r,~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{r12},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %x, ptr @thrower)
  ret void
}
define void @cleans(i32 %x) noinline personality ptr @__gxx_personality_v0 {
  %changed = invoke i32 asm sideeffect inteldialect unwind "call ${2:P}", "={edi},0,s,~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %x, ptr @through)
    to label %normal unwind label %pad
normal:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %x)
  resume { ptr, i32 } %l
}
define i32 @main(i32 %argc, ptr %argv) personality ptr @__gxx_personality_v0 {
  %keep = mul i32 %argc, 10
  invoke void @cleans(i32 7) to label %normal unwind label %pad
normal:
  ret i32 1
pad:
  %p = landingpad { ptr, i32 } catch ptr @_ZTIi
  %q = extractvalue { ptr, i32 } %p, 0
  %o = call ptr @__cxa_begin_catch(ptr %q)
  %v = load i32, ptr %o
  call void @__cxa_end_catch()
  %sum = add i32 %v, %keep
  ret i32 %sum
}
