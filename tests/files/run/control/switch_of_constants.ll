; test: switches that choose between constants: with a default among them and around it, with one that goes elsewhere, around zero,
; and between constants that differ in all of their bits.
; exit: 0
; stdout: 0,31,28,31,30,31,30,31,31,30,31,30,31,0,
; stdout: 0,2,1,0,1,0,2,0,
; stdout: 100,-7,7,3,0,100,
; stdout: 4,9223372036854775807,-9223372036854775808,0,-1,4,
; stdout: -5,20,50,80,110,-5,
@number = private constant [5 x i8] c"%ld,\00"
@space = private constant [2 x i8] c"\0A\00"
declare i32 @printf(ptr, ...)
define i32 @days(i32 %v) noinline {
  switch i32 %v, label %default [
    i32 1, label %c0
    i32 2, label %c1
    i32 3, label %c2
    i32 4, label %c3
    i32 5, label %c4
    i32 6, label %c5
    i32 7, label %c6
    i32 8, label %c7
    i32 9, label %c8
    i32 10, label %c9
    i32 11, label %c10
    i32 12, label %c11
  ]
c0:
  br label %met
c1:
  br label %met
c2:
  br label %met
c3:
  br label %met
c4:
  br label %met
c5:
  br label %met
c6:
  br label %met
c7:
  br label %met
c8:
  br label %met
c9:
  br label %met
c10:
  br label %met
c11:
  br label %met
default:
  br label %met
met:
  %r = phi i32 [ 31, %c0 ], [ 28, %c1 ], [ 31, %c2 ], [ 30, %c3 ], [ 31, %c4 ], [ 30, %c5 ], [ 31, %c6 ], [ 31, %c7 ], [ 30, %c8 ], [ 31, %c9 ], [ 30, %c10 ], [ 31, %c11 ], [ 0, %default ]
  ret i32 %r
}
define i32 @prec(i8 %v) noinline {
  switch i8 %v, label %default [
    i8 43, label %c0
    i8 45, label %c1
    i8 42, label %c2
    i8 47, label %c3
  ]
c0:
  br label %met
c1:
  br label %met
c2:
  br label %met
c3:
  br label %met
default:
  br label %met
met:
  %r = phi i32 [ 1, %c0 ], [ 1, %c1 ], [ 2, %c2 ], [ 2, %c3 ], [ 0, %default ]
  ret i32 %r
}
define i8 @around(i16 %v) noinline {
  switch i16 %v, label %default [
    i16 -2, label %c0
    i16 -1, label %c1
    i16 0, label %c2
    i16 1, label %c3
  ]
c0:
  br label %met
c1:
  br label %met
c2:
  br label %met
c3:
  br label %met
default:
  ret i8 100
met:
  %r = phi i8 [ -7, %c0 ], [ 7, %c1 ], [ 3, %c2 ], [ 0, %c3 ]
  ret i8 %r
}
define i64 @wide(i64 %v) noinline {
  switch i64 %v, label %default [
    i64 10, label %c0
    i64 11, label %c1
    i64 12, label %c2
    i64 13, label %c3
  ]
c0:
  br label %met
c1:
  br label %met
c2:
  br label %met
c3:
  br label %met
default:
  br label %met
met:
  %r = phi i64 [ 9223372036854775807, %c0 ], [ -9223372036854775808, %c1 ], [ 0, %c2 ], [ -1, %c3 ], [ 4, %default ]
  ret i64 %r
}
define i64 @steps(i64 %v) noinline {
  switch i64 %v, label %default [
    i64 -1, label %c0
    i64 0, label %c1
    i64 1, label %c2
    i64 2, label %c3
  ]
c0:
  br label %met
c1:
  br label %met
c2:
  br label %met
c3:
  br label %met
default:
  br label %met
met:
  %r = phi i64 [ 20, %c0 ], [ 50, %c1 ], [ 80, %c2 ], [ 110, %c3 ], [ -5, %default ]
  ret i64 %r
}
define i32 @main() {
  br label %days
days:
  %days.i = phi i64 [ 0, %0 ], [ %days.n, %days ]
  %days.a = trunc i64 %days.i to i32
  %days.r = call i32 @days(i32 %days.a)
  %days.w = sext i32 %days.r to i64
  call i32 (ptr, ...) @printf(ptr @number, i64 %days.w)
  %days.n = add i64 %days.i, 1
  %days.c = icmp sle i64 %days.n, 13
  br i1 %days.c, label %days, label %days.end
days.end:
  call i32 (ptr, ...) @printf(ptr @space)
  br label %prec
prec:
  %prec.i = phi i64 [ 41, %days.end ], [ %prec.n, %prec ]
  %prec.a = trunc i64 %prec.i to i8
  %prec.r = call i32 @prec(i8 %prec.a)
  %prec.w = sext i32 %prec.r to i64
  call i32 (ptr, ...) @printf(ptr @number, i64 %prec.w)
  %prec.n = add i64 %prec.i, 1
  %prec.c = icmp sle i64 %prec.n, 48
  br i1 %prec.c, label %prec, label %prec.end
prec.end:
  call i32 (ptr, ...) @printf(ptr @space)
  br label %around
around:
  %around.i = phi i64 [ -3, %prec.end ], [ %around.n, %around ]
  %around.a = trunc i64 %around.i to i16
  %around.r = call i8 @around(i16 %around.a)
  %around.w = sext i8 %around.r to i64
  call i32 (ptr, ...) @printf(ptr @number, i64 %around.w)
  %around.n = add i64 %around.i, 1
  %around.c = icmp sle i64 %around.n, 2
  br i1 %around.c, label %around, label %around.end
around.end:
  call i32 (ptr, ...) @printf(ptr @space)
  br label %wide
wide:
  %wide.i = phi i64 [ 9, %around.end ], [ %wide.n, %wide ]
  %wide.a = add i64 %wide.i, 0
  %wide.r = call i64 @wide(i64 %wide.a)
  %wide.w = add i64 %wide.r, 0
  call i32 (ptr, ...) @printf(ptr @number, i64 %wide.w)
  %wide.n = add i64 %wide.i, 1
  %wide.c = icmp sle i64 %wide.n, 14
  br i1 %wide.c, label %wide, label %wide.end
wide.end:
  call i32 (ptr, ...) @printf(ptr @space)
  br label %steps
steps:
  %steps.i = phi i64 [ -2, %wide.end ], [ %steps.n, %steps ]
  %steps.a = add i64 %steps.i, 0
  %steps.r = call i64 @steps(i64 %steps.a)
  %steps.w = add i64 %steps.r, 0
  call i32 (ptr, ...) @printf(ptr @number, i64 %steps.w)
  %steps.n = add i64 %steps.i, 1
  %steps.c = icmp sle i64 %steps.n, 3
  br i1 %steps.c, label %steps, label %steps.end
steps.end:
  call i32 (ptr, ...) @printf(ptr @space)
  ret i32 0
}
