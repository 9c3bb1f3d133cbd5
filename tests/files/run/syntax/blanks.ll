; test: blanks and ends of lines may stand between any two tokens, or none between entities
; exit: 0
; stdout: 7 11 5
declare i32 @printf(ptr, ...) declare i32 @__gcc_personality_v0(...) declare void @exit(i32) @stdout = external global ptr @f = constant [10 x i8] c"%d %d %d\0A\00" %pair = type { i32, i32 } define i32 @seven() { ret i32 7 } @zero = global i32 0
define
  i32
  @eleven(i32 range(i32   0,
  10) %x)
  #0
  !meta
  !0
{
  %p	=	alloca	i32
  store
	volatile	i32
    %x,
  ptr %p,	align
    4
  %y = load
volatile	i32, ptr %p
  %pair = insertvalue {
i32, i32
}
  undef, i32 %y, 0
  %z = extractvalue {
    i32, i32
} %pair, 0
  %old = atomicrmw
    add
    ptr %p, i32 3
    seq_cst
  %w = load	atomic	i32, ptr %p seq_cst, align 4
  %s = call i32
    @add(i32 %z,
    i32 %w)
    #0
    [ "deopt"() ]
  ret
  i32
  %s
}
define i32 @add(i32 %a, i32 %b) #0 { %s = add
i32 %a, %b ret i32 %s } define i32 @main() personality ptr @__gcc_personality_v0 {
  %a = call i32 @seven()
  %b = call i32 @eleven(i32 4)
  %c = invoke i32 @five()
    #0
    to
    label %ok
    unwind
    label %bad
ok:
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c)
  ret i32 0 bad: %l = landingpad { ptr, i32 } cleanup ret i32 1 }
define i32 @five() { ret i32 5 } attributes #0 = { nounwind } !0 = !{}
