; test: functions and data of module-level assembly, seen from IR and seeing it.
; exit: 0
; stdout: 13 14 7 1007 9 1001
; oracle: none (LLVM's JIT knows no definitions that only assembly has)
; spec: Module-Level Inline Assembly: "These strings are concatenated together and separated by newlines when they're emitted"
target triple = "x86_64-unknown-linux-gnu"
module asm ".section .llvmbc,\22e\22,@progbits"
module asm ".byte 1"
module asm ".text"
module asm ".globl twice"
module asm ".type twice,@function"
module asm "twice:"
module asm "  leal (%rdi,%rdi), %eax"
module asm "  addl counter(%rip), %eax"
module asm "  incl counter(%rip)"
module asm "  ret"
module asm ".size twice, .-twice"
module asm ".data"
module asm ".p2align 3"
module asm "counter: .long 5"
module asm "table: .quad twice, helper, 0"
module asm ".set also, twice"
module asm ".text; callback: subq $8, %rsp; call helper; addq $8, %rsp; ret"
module asm ".weak nothere; .hidden nothere"
declare i32 @twice(i32)
declare i32 @also(i32)
declare i32 @callback(i32)
@table = external global [3 x ptr]
@counter = external global i32
define i32 @helper(i32 %x) {
  %y = add i32 %x, 1000
  ret i32 %y
}
declare i32 @printf(ptr, ...)
@f = private constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
define i32 @main() {
  %a = call i32 @twice(i32 4)
  %b = call i32 @also(i32 4)
  %c = load i32, ptr @counter
  %d = call i32 @callback(i32 7)
  %p = load ptr, ptr @table
  %e = call i32 %p(i32 1)
  %hp = getelementptr ptr, ptr @table, i64 1
  %h = load ptr, ptr %hp
  %g = call i32 %h(i32 1)
  call i32 (ptr, ...) @printf(ptr @f, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %g)
  ret i32 0
}
