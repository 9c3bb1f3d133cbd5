; test: fibers change stacks of 16 KiB, side by side in one variable, by assembly of the program, as those of D do.
; exit: 0
; stdout: 662
; oracle: none (lli does not find what module-level assembly defines)
@main_sp = global ptr null
@sp = global [2 x ptr] zeroinitializer
@current = global i64 0
@total = global i64 0
@stacks = global [2 x [16384 x i8]] zeroinitializer, align 16
@text = constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
module asm ".text"
module asm ".globl fiber_switch"
module asm "fiber_switch:"
module asm "push %rbp"
module asm "push %rbx"
module asm "push %r12"
module asm "push %r13"
module asm "push %r14"
module asm "push %r15"
module asm "mov %rsp, (%rdi)"
module asm "mov %rsi, %rsp"
module asm "pop %r15"
module asm "pop %r14"
module asm "pop %r13"
module asm "pop %r12"
module asm "pop %rbx"
module asm "pop %rbp"
module asm "ret"
declare void @fiber_switch(ptr, ptr)
define void @yield() noinline {
  %me = load i64, ptr @current
  %own = getelementptr ptr, ptr @sp, i64 %me
  %main = load ptr, ptr @main_sp
  call void @fiber_switch(ptr %own, ptr %main)
  ret void
}
define i64 @fib(i64 %n) noinline {
  %small = icmp slt i64 %n, 2
  br i1 %small, label %end, label %more
more:
  %n1 = sub i64 %n, 1
  %n2 = sub i64 %n, 2
  %a = call i64 @fib(i64 %n1)
  %b = call i64 @fib(i64 %n2)
  %r = add i64 %a, %b
  ret i64 %r
end:
  ret i64 %n
}
; Adds Fibonacci numbers of all n (fiber 0), or of all n from 1 on (fiber 1).
define void @entry() {
entry:
  %me = load i64, ptr @current
  br label %loop
loop:
  %i = phi i64 [ %me, %entry ], [ %next, %loop ]
  %f = call i64 @fib(i64 %i)
  %old = load i64, ptr @total
  %new = add i64 %old, %f
  store i64 %new, ptr @total
  call void @yield()
  %next = add i64 %i, 1
  br label %loop
}
define void @make(i64 %which) {
  %end = add i64 %which, 1
  %high = getelementptr [16384 x i8], ptr @stacks, i64 %end
  ; What calls has pushed its address: the entry finds the stack as if that were so.
  %entry = getelementptr i8, ptr %high, i64 -16
  store ptr @entry, ptr %entry
  %low = getelementptr i8, ptr %high, i64 -64
  %own = getelementptr ptr, ptr @sp, i64 %which
  store ptr %low, ptr %own
  ret void
}
; Each fiber has ten turns twice: the first time its predecessor is left in the midst.
define i32 @main() {
entry:
  br label %round
round:
  %r = phi i64 [ 0, %entry ], [ %r.next, %end ]
  call void @make(i64 0)
  call void @make(i64 1)
  br label %loop
loop:
  %i = phi i64 [ 0, %round ], [ %next, %loop ]
  %which = and i64 %i, 1
  store i64 %which, ptr @current
  %own = getelementptr ptr, ptr @sp, i64 %which
  %to = load ptr, ptr %own
  call void @fiber_switch(ptr @main_sp, ptr %to)
  ; Frames of this stack between those of the fibers.
  %five = call i64 @fib(i64 5)
  %old = load i64, ptr @total
  %new = add i64 %old, %five
  store i64 %new, ptr @total
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 20
  br i1 %done, label %end, label %loop
end:
  %r.next = add i64 %r, 1
  %last = icmp eq i64 %r.next, 2
  br i1 %last, label %out, label %round
out:
  %total = load i64, ptr @total
  %p = call i32 (ptr, ...) @printf(ptr @text, i64 %total)
  ret i32 0
}
