; test: two phis that exchange their values each time round (the swap problem).
; exit: 0
; stdout: 2 1
@f = private constant [9 x i8] c"%ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
entry:
  br label %loop
loop:
  %a = phi i64 [ 1, %entry ], [ %b, %loop ]
  %b = phi i64 [ 2, %entry ], [ %a, %loop ]
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %n = add i64 %i, 1
  %c = icmp slt i64 %n, 8
  br i1 %c, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b)
  ret i64 0
}
