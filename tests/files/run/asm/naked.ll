; test: naked functions are their assembly, with the registers and the stack of their callers.
; exit: 0
; stdout: 42 49 55 7
@f = private constant [13 x i8] c"%d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define internal i32 @times3(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define internal i32 @add(i32 %x, i32 %y) naked noinline {
  call void asm sideeffect "leal (%rdi,%rsi), %eax", ""()
  call void asm sideeffect "ret", ""()
  unreachable
}
define internal i32 @on_stack(i64, i64, i64, i64, i64, i64, i32 %seventh) naked noinline {
  call void asm sideeffect "movl 8(%rsp), %eax; ret", ""()
  unreachable
}
define internal i32 @jumps(i32 %x) naked noinline {
  call void asm sideeffect "incl %edi; subq $$8, %rsp; call ${0:P}; addq $$8, %rsp; incl %eax; ret", "i"(ptr @times3)
  unreachable
}
; Crystal writes its change of stacks so: the return is an instruction of its own.
define internal void @returns(ptr %p, i32 %x) naked noinline {
  call void asm sideeffect "movl %esi, (%rdi)", ""()
  ret void
}
define i32 @main() {
  %p = alloca i32
  call void @returns(ptr %p, i32 7)
  %d = load i32, ptr %p
  %a = call i32 @add(i32 40, i32 2)
  %b = call i32 @on_stack(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i32 49)
  %c = call i32 @jumps(i32 17)
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
