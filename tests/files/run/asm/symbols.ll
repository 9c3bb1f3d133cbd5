; test: addresses of functions and variables in assembly, and calls from there.
; exit: 0
; stdout: from assembly
; stdout: 42 77 1 45
@f = private constant [13 x i8] c"%d %d %d %d\0A\00"
@s = private constant [14 x i8] c"from assembly\00"
@t = internal global i64 77
@pair = internal global [2 x i32] [i32 44, i32 45]
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
define internal i32 @callee(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @main() {
  %a = call i32 asm sideeffect "call ${1:P}", "={ax},i,{di},~{dx},~{cx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(ptr @callee, i32 14)
  %b = call i64 asm "movq $1, $0", "=r,*m"(ptr elementtype(i64) @t)
  %b32 = trunc i64 %b to i32
  %same = call i32 asm "leaq ${1:a}, %rax; xorl %ecx, %ecx; cmpq %rax, $2; sete %cl; movl %ecx, $0", "=r,i,r,~{rax},~{rcx},~{flags}"(ptr @t, ptr @t)
  %second = call i32 asm "movl ${1:P}(%rip), $0", "=r,i"(ptr getelementptr (i8, ptr @pair, i64 4))
  call void asm sideeffect "leaq ${0:a}, %rdi; call puts", "i,~{rax},~{rdi},~{rsi},~{rdx},~{rcx},~{r8},~{r9},~{r10},~{r11},~{memory}"(ptr @s)
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b32, i32 %same, i32 %second)
  ret i32 0
}
