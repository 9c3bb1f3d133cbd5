; test: a choice on one side of another one, between the same values, and counts that go on where two conditions hold.
; exit: 0
; stdout: 5 9 9 9 0 7
; stdout: 9 5 9 9 255 7
; stdout: 9 9 5 9 255 7
; stdout: 9 9 9 5 255 8
@text = private constant [25 x i8] c"%ld %ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @f1(i64 %a, i64 %b, i64 %p, i64 %q) noinline {
  %c = icmp slt i64 %a, 0
  br i1 %c, label %inner, label %out
inner:
  %d = icmp eq i64 %b, 7
  br i1 %d, label %yes, label %no
yes:
  br label %met
no:
  br label %met
met:
  %x = phi i64 [ %p, %yes ], [ %q, %no ]
  br label %out
out:
  %r = phi i64 [ %x, %met ], [ %q, %0 ]
  ret i64 %r
}
define i64 @f2(i64 %a, i64 %b, i64 %p, i64 %q) noinline {
  %c = icmp slt i64 %a, 0
  br i1 %c, label %inner, label %out
inner:
  %d = icmp eq i64 %b, 7
  br i1 %d, label %yes, label %no
yes:
  br label %met
no:
  br label %met
met:
  %x = phi i64 [ %q, %yes ], [ %p, %no ]
  br label %out
out:
  %r = phi i64 [ %x, %met ], [ %q, %0 ]
  ret i64 %r
}
define i64 @f3(i64 %a, i64 %b, i64 %p, i64 %q) noinline {
  %c = icmp slt i64 %a, 0
  br i1 %c, label %out, label %inner
inner:
  %d = icmp eq i64 %b, 7
  br i1 %d, label %yes, label %no
yes:
  br label %met
no:
  br label %met
met:
  %x = phi i64 [ %p, %yes ], [ %q, %no ]
  br label %out
out:
  %r = phi i64 [ %x, %met ], [ %q, %0 ]
  ret i64 %r
}
define i64 @f4(i64 %a, i64 %b, i64 %p, i64 %q) noinline {
  %c = icmp slt i64 %a, 0
  br i1 %c, label %out, label %inner
inner:
  %d = icmp eq i64 %b, 7
  br i1 %d, label %yes, label %no
yes:
  br label %met
no:
  br label %met
met:
  %x = phi i64 [ %q, %yes ], [ %p, %no ]
  br label %out
out:
  %r = phi i64 [ %x, %met ], [ %q, %0 ]
  ret i64 %r
}
define i8 @up(i64 %a, i64 %b, i8 %n) noinline {
  %c = icmp slt i64 %a, 0
  br i1 %c, label %inner, label %out
inner:
  %d = icmp eq i64 %b, 7
  br i1 %d, label %more, label %met
more:
  %m = add i8 %n, 1
  br label %met
met:
  %x = phi i8 [ %n, %inner ], [ %m, %more ]
  br label %out
out:
  %r = phi i8 [ %x, %met ], [ %n, %0 ]
  ret i8 %r
}
define i64 @unless(i64 %a, i64 %b, i64 %n) noinline {
  %c = icmp slt i64 %a, 0
  br i1 %c, label %out, label %inner
inner:
  %d = icmp eq i64 %b, 7
  br i1 %d, label %met, label %more
more:
  %m = add i64 %n, 1
  br label %met
met:
  %x = phi i64 [ %n, %inner ], [ %m, %more ]
  br label %out
out:
  %r = phi i64 [ %x, %met ], [ %n, %0 ]
  ret i64 %r
}
define void @all(i64 %a, i64 %b) noinline {
  %f1 = call i64 @f1(i64 %a, i64 %b, i64 5, i64 9)
  %f2 = call i64 @f2(i64 %a, i64 %b, i64 5, i64 9)
  %f3 = call i64 @f3(i64 %a, i64 %b, i64 5, i64 9)
  %f4 = call i64 @f4(i64 %a, i64 %b, i64 5, i64 9)
  %n = call i8 @up(i64 %a, i64 %b, i8 -1)
  %up = zext i8 %n to i64
  %unless = call i64 @unless(i64 %a, i64 %b, i64 7)
  %r = call i32 (ptr, ...) @printf(ptr @text, i64 %f1, i64 %f2, i64 %f3, i64 %f4, i64 %up, i64 %unless)
  ret void
}
define i64 @main() {
  call void @all(i64 -1, i64 7)
  call void @all(i64 -1, i64 8)
  call void @all(i64 1, i64 7)
  call void @all(i64 1, i64 8)
  ret i64 0
}
