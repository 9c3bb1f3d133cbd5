; A linked list of a thousand nodes, walked, reversed and summed many times.
; interpreter: 60000 -> 200
%node = type { i64, ptr }
@nodes = global [1000 x %node] zeroinitializer
@fmt = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)

define ptr @build() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %rest = phi ptr [ null, %entry ], [ %p, %loop ]
  %p = getelementptr [1000 x %node], ptr @nodes, i64 0, i64 %i
  store i64 %i, ptr %p
  %np = getelementptr %node, ptr %p, i32 0, i32 1
  store ptr %rest, ptr %np
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 1000
  br i1 %c, label %loop, label %done
done:
  ret ptr %p
}

define ptr @reverse(ptr %list) {
entry:
  %cur = alloca ptr
  %out = alloca ptr
  store ptr %list, ptr %cur
  store ptr null, ptr %out
  br label %head
head:
  %c = load ptr, ptr %cur
  %end = icmp eq ptr %c, null
  br i1 %end, label %done, label %body
body:
  %np = getelementptr %node, ptr %c, i32 0, i32 1
  %next = load ptr, ptr %np
  %o = load ptr, ptr %out
  store ptr %o, ptr %np
  store ptr %c, ptr %out
  store ptr %next, ptr %cur
  br label %head
done:
  %r = load ptr, ptr %out
  ret ptr %r
}

define i64 @sum(ptr %list, i64 %k) {
entry:
  br label %head
head:
  %p = phi ptr [ %list, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %s1, %body ]
  %w = phi i64 [ %k, %entry ], [ %w1, %body ]
  %end = icmp eq ptr %p, null
  br i1 %end, label %done, label %body
body:
  %v = load i64, ptr %p
  %vw = mul i64 %v, %w
  %s1 = add i64 %s, %vw
  %w1 = add i64 %w, 1
  %np = getelementptr %node, ptr %p, i32 0, i32 1
  %next = load ptr, ptr %np
  br label %head
done:
  ret i64 %s
}

define i64 @main() {
entry:
  %first = call ptr @build()
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %l = phi ptr [ %first, %entry ], [ %r, %loop ]
  %t = phi i64 [ 0, %entry ], [ %t1, %loop ]
  %r = call ptr @reverse(ptr %l)
  %s = call i64 @sum(ptr %r, i64 %i)
  %t1 = add i64 %t, %s
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, 60000
  br i1 %c, label %loop, label %done
done:
  %p = call i32 (ptr, ...) @printf(ptr @fmt, i64 %t1)
  ret i64 0
}
