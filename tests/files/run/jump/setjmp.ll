; test: values that live across `setjmp` are right after each return; frames between are gone.
; stdout: first
; stdout: 9 1 2 3 4 5 6 7 8
; stdout: caught 1 of 3
; stdout: caught 2 of 3
; stdout: caught 3 of 3
; exit: 45
@top = global [32 x i64] zeroinitializer, align 16
@first = constant [6 x i8] c"first\00"
@line = constant [28 x i8] c"%d %d %d %d %d %d %d %d %d\0A\00"
@caught = constant [17 x i8] c"caught %d of %d\0A\00"
declare i32 @_setjmp(ptr) returns_twice
declare i32 @__sigsetjmp(ptr, i32)
declare void @longjmp(ptr, i32) noreturn
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)

define void @deep(i32 %n, i32 %how) {
  %pad = alloca [64 x i8]
  store volatile i8 1, ptr %pad
  %stop = icmp eq i32 %n, 0
  br i1 %stop, label %end, label %more
more:
  %less = sub i32 %n, 1
  call void @deep(i32 %less, i32 %how)
  store volatile i8 2, ptr %pad
  ret void
end:
  call void @longjmp(ptr @top, i32 %how)
  unreachable
}

define i32 @many(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h) {
  %sum0 = add i32 %a, %b
  %sum1 = add i32 %c, %d
  %r = call i32 @_setjmp(ptr @top)
  %again = icmp ne i32 %r, 0
  br i1 %again, label %second, label %before
second:
  call i32 (ptr, ...) @printf(ptr @line, i32 %r, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h)
  %sum2 = add i32 %e, %f
  %sum3 = add i32 %g, %h
  %sum4 = add i32 %sum0, %sum1
  %sum5 = add i32 %sum2, %sum3
  %sum6 = add i32 %sum4, %sum5
  %sum7 = add i32 %sum6, %r
  ret i32 %sum7
before:
  br label %loop
loop:
  %i = phi i32 [ 0, %before ], [ %j, %loop ]
  %x = phi i32 [ 1, %before ], [ %xn, %loop ]
  %y = phi i32 [ 2, %before ], [ %yn, %loop ]
  %z = phi i32 [ 3, %before ], [ %zn, %loop ]
  %w = phi i32 [ 4, %before ], [ %wn, %loop ]
  %u = phi i32 [ 5, %before ], [ %un, %loop ]
  %v = phi i32 [ 6, %before ], [ %vn, %loop ]
  call void @nothing()
  %xn = mul i32 %x, 31
  %yn = add i32 %y, %x
  %zn = xor i32 %z, %y
  %wn = sub i32 %w, %z
  %un = add i32 %u, %w
  %vn = xor i32 %v, %u
  %j = add i32 %i, 1
  %stop = icmp eq i32 %j, 10
  br i1 %stop, label %jump, label %loop
jump:
  %all0 = add i32 %xn, %yn
  %all1 = add i32 %zn, %wn
  %all2 = add i32 %un, %vn
  %all3 = add i32 %all0, %all1
  %all4 = add i32 %all2, %all3
  store volatile i32 %all4, ptr getelementptr (i8, ptr @top, i64 248)
  call i32 @puts(ptr @first)
  call void @deep(i32 1000, i32 9)
  ret i32 -1
}
define void @nothing() {
  ret void
}

define void @retry(i32 %most) {
  %tries = alloca i32
  store volatile i32 0, ptr %tries
  %r = call i32 @__sigsetjmp(ptr @top, i32 1)
  %old = load volatile i32, ptr %tries
  %first = icmp eq i32 %r, 0
  br i1 %first, label %on, label %say
say:
  call i32 (ptr, ...) @printf(ptr @caught, i32 %old, i32 %most)
  br label %on
on:
  %new = add i32 %old, 1
  store volatile i32 %new, ptr %tries
  %done = icmp eq i32 %old, %most
  br i1 %done, label %end, label %again
again:
  call void @deep(i32 3, i32 1)
  ret void
end:
  ret void
}

define i32 @main() {
  %r = call i32 @many(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8)
  call void @retry(i32 3)
  ret i32 %r
}
