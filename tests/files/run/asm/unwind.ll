; test: assembly that says `unwind` calls a function that throws: registers that it has saved are restored
; exit: 42
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr,ptr,ptr)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
@_ZTIi = external constant ptr
define void @thrower(i32 %x) noinline {
 %e = call ptr @__cxa_allocate_exception(i64 4)
 store i32 %x, ptr %e
 call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
 unreachable
}
define i32 @main(i32 %argc, ptr %argv) personality ptr @__gxx_personality_v0 {
 %keep = mul i32 %argc, 40
 %changed = invoke i32 asm sideeffect unwind "call ${2:P}", "={edi},0,s,~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15},~{memory},~{dirflag},~{fpsr},~{flags}"(i32 2, ptr @thrower) to label %n unwind label %l
n:
 ret i32 0
l:
 %p = landingpad {ptr,i32} catch ptr @_ZTIi
 %q = extractvalue {ptr,i32} %p, 0
 %o = call ptr @__cxa_begin_catch(ptr %q)
 %v = load i32, ptr %o
 call void @__cxa_end_catch()
 %w = add i32 %v, %keep
 ret i32 %w
}
