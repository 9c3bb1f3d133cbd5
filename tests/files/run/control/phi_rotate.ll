; test: four phis that rotate, longer than any pair of swaps.
; exit: 0
; stdout: 4 1 2 3
@f = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @t(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 1, %entry ], [ %d, %loop ]
  %b = phi i64 [ 2, %entry ], [ %a, %loop ]
  %c = phi i64 [ 3, %entry ], [ %b, %loop ]
  %d = phi i64 [ 4, %entry ], [ %c, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %e = icmp sle i64 %j, %n
  br i1 %e, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d)
  ret i64 0
}
define i64 @main() {
  %r = call i64 @t(i64 5)
  ret i64 %r
}
