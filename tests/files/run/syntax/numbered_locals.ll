; test: unnamed parameters and values are numbered in order, blocks among them.
; exit: 20
define i64 @f(i64 %0, i64 %1) {
  %3 = add i64 %0, %1
  %4 = icmp sgt i64 %3, 10
  br i1 %4, label %5, label %7

5:
  %6 = mul i64 %3, 2
  ret i64 %6

7:
  %8 = sub i64 %3, 1
  ret i64 %8
}
define i64 @main() {
  %1 = call i64 @f(i64 5, i64 6)
  %2 = call i64 @f(i64 1, i64 -2)
  %3 = add i64 %1, %2
  ret i64 %3
}
