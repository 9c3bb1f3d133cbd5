; test: phis of doubles, swapped in a loop.
; exit: 0
; stdout: 2.5 1.5
@f = private constant [11 x i8] c"%.1f %.1f\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
entry:
  br label %loop
loop:
  %a = phi double [ 1.5, %entry ], [ %b, %loop ]
  %b = phi double [ 2.5, %entry ], [ %a, %loop ]
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %n = add i64 %i, 1
  %c = icmp slt i64 %n, 4
  br i1 %c, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @f, double %a, double %b)
  ret i64 0
}
