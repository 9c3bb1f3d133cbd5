; test: functions with `gc "shadow-stack"` keep their roots in the list that a collector walks, moves and clears
; exit: 0
; stdout: 2 1 |3 1 |2 1 |
; stdout: left 0
; stdout: moved 7
%Frame = type { ptr, ptr, [0 x ptr] }
@llvm_gc_root_chain = linkonce global ptr null
@line = private constant [2 x i8] c"\0A\00"
@left = private constant [9 x i8] c"left %d\0A\00"
@moved = private constant [10 x i8] c"moved %d\0A\00"
@text = private constant [7 x i8] c"%d %d \00"
@bar = private constant [2 x i8] c"|\00"
@kind = private constant i32 99
@old = global i64 5
@new = global i64 7
declare i32 @printf(ptr, ...)
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)

; Prints how many roots each frame has and how many are described, and lets roots of @old lead to @new.
define void @collect() noinline {
  %head = load ptr, ptr @llvm_gc_root_chain
  br label %frame
frame:
  %e = phi ptr [ %head, %0 ], [ %next, %done ]
  %end = icmp eq ptr %e, null
  br i1 %end, label %out, label %more
more:
  %map.at = getelementptr %Frame, ptr %e, i32 0, i32 1
  %map = load ptr, ptr %map.at
  %count = load i32, ptr %map
  %described.at = getelementptr i32, ptr %map, i32 1
  %described = load i32, ptr %described.at
  call i32 (ptr, ...) @printf(ptr @text, i32 %count, i32 %described)
  call i32 (ptr, ...) @printf(ptr @bar)
  br label %root
root:
  %i = phi i32 [ 0, %more ], [ %i1, %root.next ]
  %last = icmp eq i32 %i, %count
  br i1 %last, label %done, label %look
look:
  %at = getelementptr %Frame, ptr %e, i32 0, i32 2, i32 %i
  %p = load ptr, ptr %at
  %is.old = icmp eq ptr %p, @old
  br i1 %is.old, label %move, label %root.next
move:
  store ptr @new, ptr %at
  br label %root.next
root.next:
  %i1 = add i32 %i, 1
  br label %root
done:
  %next = load ptr, ptr %e
  br label %frame
out:
  call i32 (ptr, ...) @printf(ptr @line)
  ret void
}
define void @inner() gc "shadow-stack" {
  %a = alloca ptr
  %b = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @kind)
  call void @collect()
  ret void
}
define void @middle(ptr %cell) gc "shadow-stack" {
  %a = alloca ptr
  %b = alloca ptr
  %c = alloca ptr
  call void @llvm.gcroot(ptr %a, ptr null)
  call void @llvm.gcroot(ptr %b, ptr @kind)
  call void @llvm.gcroot(ptr %c, ptr null)
  store ptr @old, ptr %c
  call void @inner()
  %now = load ptr, ptr %c
  call void @llvm.gcwrite(ptr %now, ptr %cell, ptr %cell)
  ret void
}
define ptr @outer() gc "shadow-stack" {
  %cell = alloca ptr
  %kept = alloca ptr
  call void @llvm.gcroot(ptr %cell, ptr @kind)
  call void @llvm.gcroot(ptr %kept, ptr null)
  store ptr @old, ptr %cell
  call void @middle(ptr %kept)
  %r = call ptr @llvm.gcread(ptr %kept, ptr %kept)
  ret ptr %r
}
define i32 @main() {
  %p = call ptr @outer()
  %head = load ptr, ptr @llvm_gc_root_chain
  %is.left = icmp ne ptr %head, null
  %n = zext i1 %is.left to i32
  call i32 (ptr, ...) @printf(ptr @left, i32 %n)
  %v = load i64, ptr %p
  %m = trunc i64 %v to i32
  call i32 (ptr, ...) @printf(ptr @moved, i32 %m)
  ret i32 0
}
