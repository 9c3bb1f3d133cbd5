; test: loops that go down to below zero, and branches on the sign of what was just computed.
; exit: 0
; stdout: 10 -1 45
; stdout: 1 0 0 1 0
@f = constant [10 x i8] c"%d %d %d\0A\00"
@g = constant [16 x i8] c"%d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @sign(i32 %x, i32 %y) noinline {
  %d = sub i32 %x, %y
  %c = icmp slt i32 %d, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
define i32 @sign_of_sum(i8 %x, i8 %y) noinline {
  %d = add i8 %x, %y
  %c = icmp sge i8 %d, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 9, %entry ], [ %next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %new, %loop ]
  %n1 = add i32 %n, 1
  %new = add i32 %sum, %i
  %next = add i32 %i, -1
  %more = icmp sge i32 %next, 0
  br i1 %more, label %loop, label %done
done:
  call i32 (ptr, ...) @printf(ptr @f, i32 %n1, i32 %next, i32 %new)
  %a = call i32 @sign(i32 3, i32 5)
  %b = call i32 @sign(i32 5, i32 3)
  %c = call i32 @sign(i32 -2147483648, i32 1)
  %d = call i32 @sign(i32 2147483647, i32 -1)
  %e = call i32 @sign_of_sum(i8 100, i8 100)
  call i32 (ptr, ...) @printf(ptr @g, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  ret i32 0
}
