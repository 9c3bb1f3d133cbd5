; test: the address of a thread-local variable as an operand of phi, select, switch of blocks, call, store and in a loop.
; exit: 0
; oracle: none (emulated thread-local storage knows no aliases)
; stdout: main 42 7
; stdout: thread 42 7
@n = thread_local global i32 7
@m = thread_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@also = thread_local alias i32, ptr @n
@line = constant [10 x i8] c"%s %d %d\0A\00"
@main.name = constant [5 x i8] c"main\00"
@thread.name = constant [7 x i8] c"thread\00"
declare i32 @printf(ptr, ...)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)

define i32 @get(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define ptr @run(ptr %name) {
entry:
  %kept = alloca ptr
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %back ]
  %sum = phi i32 [ 0, %entry ], [ %more, %back ]
  %bit = and i32 %i, 3
  switch i32 %bit, label %other [ i32 0, label %back
                                  i32 1, label %one ]
one:
  br label %back
other:
  %c = icmp eq i32 %bit, 2
  %s = select i1 %c, ptr getelementptr (i32, ptr @m, i64 2), ptr getelementptr (i32, ptr @m, i64 3)
  br label %back
back:
  %p = phi ptr [ @m, %loop ], [ getelementptr ([4 x i32], ptr @m, i64 0, i64 1), %one ], [ %s, %other ]
  %v = call i32 @get(ptr %p)
  %more = add i32 %sum, %v
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 18
  br i1 %done, label %end, label %loop
end:
  %cell = ptrtoint ptr @n to i64
  %difference = sub i64 %cell, ptrtoint (ptr @also to i64)
  %same = icmp eq i64 %difference, 0
  store ptr @also, ptr %kept
  %q = load ptr, ptr %kept
  %w = call i32 @get(ptr %q)
  store i32 70, ptr @n
  %shown = select i1 %same, i32 %w, i32 -1
  %total = add i32 %more, -1
  call i32 (ptr, ...) @printf(ptr @line, ptr %name, i32 %total, i32 %shown)
  ret ptr null
}
define i32 @main() {
  call ptr @run(ptr @main.name)
  %thread = alloca i64
  call i32 @pthread_create(ptr %thread, ptr null, ptr @run, ptr @thread.name)
  %id = load i64, ptr %thread
  call i32 @pthread_join(i64 %id, ptr null)
  ret i32 0
}
