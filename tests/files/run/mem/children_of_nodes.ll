; test: a search in a tree goes to the child that a comparison says, by pointers and by indices
; exit: 0
; stdout: 40 50 60 none
; stdout: 3 1
; stdout: 10 70
%node = type { i32, i32, ptr, ptr }
@n10 = global %node { i32 10, i32 0, ptr null, ptr null }
@n30 = global %node { i32 30, i32 1, ptr @n10, ptr null }
@n40 = global %node { i32 40, i32 2, ptr @n30, ptr @n50 }
@n50 = global %node { i32 50, i32 3, ptr null, ptr null }
@n60 = global %node { i32 60, i32 4, ptr @n40, ptr @n70 }
@n70 = global %node { i32 70, i32 5, ptr null, ptr null }
; Key, left, right: children by index, -1 for none.
@table = global [5 x [3 x i32]] [[3 x i32] [i32 5, i32 1, i32 2], [3 x i32] [i32 2, i32 -1, i32 3], [3 x i32] [i32 9, i32 4, i32 -1], [3 x i32] [i32 3, i32 -1, i32 -1], [3 x i32] [i32 7, i32 -1, i32 -1]]
@three = constant [16 x i8] c"%d %d %d %s\0A\00\00\00\00"
@two = constant [7 x i8] c"%d %d\0A\00"
@none = constant [5 x i8] c"none\00"
@some = constant [5 x i8] c"some\00"
declare i32 @printf(ptr, ...)

; The first node whose key is not less.
define ptr @lower_bound(i32 %key) {
entry:
  br label %loop
loop:
  %at = phi ptr [ @n60, %entry ], [ %right, %greater ], [ %left, %less ]
  %best = phi ptr [ null, %entry ], [ %best, %greater ], [ %at, %less ]
  %is_there = icmp ne ptr %at, null
  br i1 %is_there, label %node, label %out
node:
  %here = load i32, ptr %at
  %is_less = icmp slt i32 %here, %key
  br i1 %is_less, label %greater, label %less
greater:
  %to_right = getelementptr %node, ptr %at, i32 0, i32 3
  %right = load ptr, ptr %to_right
  br label %loop
less:
  %to_left = getelementptr %node, ptr %at, i32 0, i32 2
  %left = load ptr, ptr %to_left
  br label %loop
out:
  ret ptr %best
}

; How many nodes are passed until there is none.
define i32 @depth(i32 %key) {
entry:
  br label %loop
loop:
  %at = phi i32 [ 0, %entry ], [ %next, %join ]
  %count = phi i32 [ 0, %entry ], [ %more, %join ]
  %row = getelementptr [5 x [3 x i32]], ptr @table, i32 0, i32 %at
  %here = load i32, ptr %row
  %more = add i32 %count, 1
  %is_less = icmp sgt i32 %here, %key
  br i1 %is_less, label %less, label %greater
less:
  %to_left = getelementptr i32, ptr %row, i32 1
  %left = load i32, ptr %to_left
  br label %join
greater:
  %to_right = getelementptr i32, ptr %row, i32 2
  %right = load i32, ptr %to_right
  br label %join
join:
  %next = phi i32 [ %left, %less ], [ %right, %greater ]
  %done = icmp slt i32 %next, 0
  br i1 %done, label %out, label %loop
out:
  ret i32 %more
}

; The least or the greatest: the way is the same all along.
define i32 @end_of(i1 %to_right) {
entry:
  br label %loop
loop:
  %at = phi ptr [ @n60, %entry ], [ %next, %join ]
  %key = load i32, ptr %at
  br i1 %to_right, label %right, label %left
right:
  %p = getelementptr %node, ptr %at, i32 0, i32 3
  %r = load ptr, ptr %p
  br label %join
left:
  %q = getelementptr %node, ptr %at, i32 0, i32 2
  %l = load ptr, ptr %q
  br label %join
join:
  %next = phi ptr [ %r, %right ], [ %l, %left ]
  %is_there = icmp ne ptr %next, null
  br i1 %is_there, label %loop, label %out
out:
  ret i32 %key
}

define i32 @main() {
  %a = call ptr @lower_bound(i32 31)
  %b = call ptr @lower_bound(i32 41)
  %c = call ptr @lower_bound(i32 60)
  %d = call ptr @lower_bound(i32 71)
  %ka = load i32, ptr %a
  %kb = load i32, ptr %b
  %kc = load i32, ptr %c
  %no = icmp eq ptr %d, null
  %word = select i1 %no, ptr @none, ptr @some
  call i32 (ptr, ...) @printf(ptr @three, i32 %ka, i32 %kb, i32 %kc, ptr %word)
  %e = call i32 @depth(i32 4)
  %f = call i32 @depth(i32 9)
  %g = sub i32 %f, 1
  call i32 (ptr, ...) @printf(ptr @two, i32 %e, i32 %g)
  %h = call i32 @end_of(i1 false)
  %i = call i32 @end_of(i1 true)
  call i32 (ptr, ...) @printf(ptr @two, i32 %h, i32 %i)
  ret i32 0
}
