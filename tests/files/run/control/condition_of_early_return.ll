; test: a comparison that a function returns early by is used once more far behind.
; The loop in between takes all registers. `auto` may go on in other code in the midst of it, and of an inner loop.
; exit: 42
%s = type { double, double, double, double, double, double, double }
@a = global [8 x %s] zeroinitializer
@seen_far = global i32 0
@seen_nested = global i32 0
@sum = global i64 0

define void @far(i32 %n, i64 %a, i64 %b) noinline {
  %some = icmp eq i32 %n, 5
  br i1 %some, label %pre, label %out
pre:
  br label %loop
loop:
  %i = phi i64 [ %a, %pre ], [ %i1, %loop ]
  %s = phi i64 [ 0, %pre ], [ %s1, %loop ]
  %t = phi i64 [ 1, %pre ], [ %t1, %loop ]
  %u = phi i64 [ 2, %pre ], [ %u1, %loop ]
  %v = phi i64 [ 3, %pre ], [ %v1, %loop ]
  %w = phi i64 [ 4, %pre ], [ %w1, %loop ]
  %x = phi i64 [ 5, %pre ], [ %x1, %loop ]
  %y = phi i64 [ 6, %pre ], [ %y1, %loop ]
  %s1 = sub i64 %s, %i
  %t1 = sub i64 %t, %s1
  %u1 = sub i64 %u, 17
  %v1 = sub i64 %v, %i
  %w1 = sub i64 %w, %v1
  %x1 = sub i64 %x, 5
  %y1 = sub i64 %y, %x1
  %i1 = add i64 %i, 1
  %done = icmp eq i64 %i1, %b
  br i1 %done, label %behind, label %loop
behind:
  %q = add i64 %s1, %t1
  %q1 = xor i64 %q, %u1
  %q2 = xor i64 %q1, %v1
  %q3 = xor i64 %q2, %w1
  %q4 = xor i64 %q3, %x1
  %q5 = xor i64 %q4, %y1
  store i64 %q5, ptr @sum
  br i1 %some, label %yes, label %out
yes:
  store i32 20, ptr @seen_far
  br label %out
out:
  ret void
}

define void @nested(i32 %n, ptr %p) noinline {
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %pre, label %out
pre:
  %w = zext nneg i32 %n to i64
  %w2 = zext nneg i32 %n to i64
  br label %outer
next:
  %last = icmp eq i64 %i1, %w2
  br i1 %last, label %behind, label %outer
behind:
  br i1 %some, label %yes, label %out
out:
  ret void
yes:
  %one = icmp eq i32 %n, 1
  store i32 22, ptr @seen_nested
  br label %out
outer:
  %i = phi i64 [ 0, %pre ], [ %i1, %next ]
  %b = phi i64 [ 1, %pre ], [ 0, %next ]
  %i1 = add nuw nsw i64 %i, 1
  %more = icmp ult i64 %i1, %w
  br i1 %more, label %head, label %next
head:
  %q = getelementptr inbounds %s, ptr %p, i64 %i
  %q5 = getelementptr inbounds i8, ptr %q, i64 40
  br label %inner
inner:
  %j = phi i64 [ %b, %head ], [ %j1, %inner ]
  %v = load double, ptr %q5, align 8
  %j1 = add nuw nsw i64 %j, 1
  %done = icmp eq i64 %j1, %w2
  br i1 %done, label %next, label %inner
}

define i32 @main() {
  call void @far(i32 5, i64 0, i64 9)
  call void @nested(i32 5, ptr @a)
  %far = load i32, ptr @seen_far
  %nested = load i32, ptr @seen_nested
  %both = add i32 %far, %nested
  ret i32 %both
}
