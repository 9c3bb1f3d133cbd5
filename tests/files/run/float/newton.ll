; test: a square root by Newton's method, in a loop of double phis.
; exit: 0
; stdout: 1.414213562373
@f = private constant [8 x i8] c"%.12f\0A\00\00"
declare i32 @printf(ptr, ...)
define double @root(double %x) {
entry:
  br label %loop
loop:
  %g = phi double [ %x, %entry ], [ %n, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %q = fdiv double %x, %g
  %s = fadd double %g, %q
  %n = fmul double %s, 0.5
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, 20
  br i1 %c, label %loop, label %done
done:
  ret double %n
}
define i64 @main() {
  %r = call double @root(double 2.0)
  %p = call i32 (ptr, ...) @printf(ptr @f, double %r)
  ret i64 0
}
