; test: six phis that rotate, all of them used behind the loop while other values stay alive around it.
; exit: 0
; stdout: -48495
; stdout: -1365
; stdout: -8155
; stdout: -3805
; stdout: -38595
; stdout: -19915
; stdout: -44595
; stdout: -13665
@f = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
declare i64 @labs(i64)
define i64 @t(i64 %a, i64 %b, i64 %c, i64 %bound) {
entry:
  %k = call i64 @labs(i64 %a)
  %m = mul i64 %k, %b
  br label %round
round:
  %p = phi i64 [ 43, %entry ], [ %q, %round ]
  %q = phi i64 [ %k, %entry ], [ %r, %round ]
  %r = phi i64 [ %m, %entry ], [ %s, %round ]
  %s = phi i64 [ %c, %entry ], [ %t, %round ]
  %t = phi i64 [ 37, %entry ], [ %u, %round ]
  %u = phi i64 [ 0, %entry ], [ %p, %round ]
  %i = phi i64 [ 0, %entry ], [ %j, %round ]
  %j = add i64 %i, 1
  %more = icmp slt i64 %j, %bound
  br i1 %more, label %round, label %done
done:
  %1 = mul i64 %p, 3
  %2 = sub i64 %1, %q
  %3 = mul i64 %2, 3
  %4 = sub i64 %3, %r
  %5 = mul i64 %4, 3
  %6 = sub i64 %5, %s
  %7 = mul i64 %6, 3
  %8 = sub i64 %7, %t
  %9 = mul i64 %8, 3
  %10 = sub i64 %9, %u
  %11 = call i64 @labs(i64 %10)
  %12 = add i64 %11, %m
  %13 = sub i64 %12, %k
  %14 = mul i64 %13, %a
  ret i64 %14
}
define i64 @main() {
entry:
  br label %loop
loop:
  %n = phi i64 [ 1, %entry ], [ %n1, %loop ]
  %x = call i64 @t(i64 -5, i64 %n, i64 11, i64 %n)
  %y = call i32 (ptr, ...) @printf(ptr @f, i64 %x)
  %n1 = add i64 %n, 1
  %c = icmp sle i64 %n1, 8
  br i1 %c, label %loop, label %done
done:
  ret i64 0
}
