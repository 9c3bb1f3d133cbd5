; test: a switch with sparse, negative and very large cases.
; exit: 0
; stdout: 1 2 3 4 0
@f = private constant [21 x i8] c"%ld %ld %ld %ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @t(i64 %x) {
entry:
  switch i64 %x, label %end [
    i64 -9223372036854775808, label %a
    i64 -5, label %b
    i64 1000000007, label %c
    i64 9223372036854775807, label %d
  ]
a:
  br label %end
b:
  br label %end
c:
  br label %end
d:
  br label %end
end:
  %r = phi i64 [ 0, %entry ], [ 1, %a ], [ 2, %b ], [ 3, %c ], [ 4, %d ]
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @t(i64 -9223372036854775808)
  %b = call i64 @t(i64 -5)
  %c = call i64 @t(i64 1000000007)
  %d = call i64 @t(i64 9223372036854775807)
  %e = call i64 @t(i64 0)
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e)
  ret i64 0
}
