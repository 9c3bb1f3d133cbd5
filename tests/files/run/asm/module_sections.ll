; test: sections of module-level assembly: their bounds, with variables of the IR in them, and what runs first and last.
; exit: 0
; stdout: first 1 second 2 main 4 21 21 3 last 9
; oracle: none (LLVM's JIT knows no definitions that only assembly has)
; spec: Module-Level Inline Assembly: "These strings are concatenated together and separated by newlines when they're emitted"
target triple = "x86_64-unknown-linux-gnu"
module asm ".section set,\22aw\22,@progbits"
module asm ".p2align 3"
module asm ".quad 1, 2"
module asm ".section only,\22a\22,@progbits"
module asm "only_one: .byte 1, 2, 3"
module asm ".section .init_array.200,\22aw\22,@init_array"
module asm ".p2align 3"
module asm ".quad second"
module asm ".section .init_array.101"
module asm ".quad first"
module asm ".section .fini_array,\22aw\22,@fini_array"
module asm ".quad last"
module asm ".data"
module asm ".globl bounds"
module asm ".p2align 3"
module asm "bounds: .quad __start_set, __stop_set, __start_only, __stop_only"
@a = global i64 7, section "set"
@b = global i64 11, section "set"
@llvm.used = appending global [2 x ptr] [ptr @a, ptr @b], section "llvm.metadata"
@bounds = external global [4 x ptr]
@__start_set = external global [0 x i64]
@__stop_set = external global [0 x i64]
declare i32 @printf(ptr, ...)
declare i32 @fflush(ptr)
@text = private constant [7 x i8] c"%s %d \00"
@final = private constant [7 x i8] c"%s %d\0A\00"
@sums = private constant [19 x i8] c"main %d %d %d %d \00\00"
@one = private constant [6 x i8] c"first\00"
@two = private constant [7 x i8] c"second\00"
@end = private constant [5 x i8] c"last\00"
define void @first() {
  call i32 (ptr, ...) @printf(ptr @text, ptr @one, i32 1)
  ret void
}
define void @second() {
  call i32 (ptr, ...) @printf(ptr @text, ptr @two, i32 2)
  ret void
}
define void @last() {
  call i32 (ptr, ...) @printf(ptr @final, ptr @end, i32 9)
  call i32 @fflush(ptr null)
  ret void
}
define i64 @sum(ptr %from, ptr %to) {
entry:
  br label %head
head:
  %p = phi ptr [ %from, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %more = icmp ult ptr %p, %to
  br i1 %more, label %body, label %done
body:
  %v = load i64, ptr %p
  %t = add i64 %s, %v
  %next = getelementptr i64, ptr %p, i64 1
  br label %head
done:
  ret i64 %s
}
define i32 @main() {
  %start = ptrtoint ptr @__start_set to i64
  %stop = ptrtoint ptr @__stop_set to i64
  %bytes = sub i64 %stop, %start
  %count = udiv i64 %bytes, 8
  %x = call i64 @sum(ptr @__start_set, ptr @__stop_set)
  %from = load ptr, ptr @bounds
  %to_at = getelementptr ptr, ptr @bounds, i64 1
  %to = load ptr, ptr %to_at
  %y = call i64 @sum(ptr %from, ptr %to)
  %first_at = getelementptr ptr, ptr @bounds, i64 2
  %first = load i64, ptr %first_at
  %behind_at = getelementptr ptr, ptr @bounds, i64 3
  %behind = load i64, ptr %behind_at
  %only = sub i64 %behind, %first
  call i32 (ptr, ...) @printf(ptr @sums, i64 %count, i64 %x, i64 %y, i64 %only)
  ret i32 0
}
