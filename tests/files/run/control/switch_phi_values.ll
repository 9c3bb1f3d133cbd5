; test: a switch whose edges carry different values of live registers into one phi.
; exit: 0
; stdout: 30 7 210 23
@f = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @t(i64 %k, i64 %a, i64 %b) {
entry:
  %sum = add i64 %a, %b
  %dif = sub i64 %a, %b
  switch i64 %k, label %mul [
    i64 0, label %end
    i64 1, label %one
  ]
one:
  br label %end
mul:
  %pro = mul i64 %a, %b
  %c = icmp eq i64 %k, 2
  br i1 %c, label %two, label %end
two:
  br label %end
end:
  %r = phi i64 [ %sum, %entry ], [ %dif, %one ], [ %a, %mul ], [ %pro, %two ]
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @t(i64 0, i64 21, i64 9)
  %b = call i64 @t(i64 1, i64 10, i64 3)
  %c = call i64 @t(i64 2, i64 21, i64 10)
  %d = call i64 @t(i64 9, i64 23, i64 10)
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d)
  ret i64 0
}
