; test: assertions on a recursive function, with edge arguments.
; ASSERT EQ: i64 120 = call i64 @fac(i64 5)
; ASSERT EQ: i64 1 = call i64 @fac(i64 0)
; ASSERT EQ: i64 1 = call i64 @fac(i64 -7)
; ASSERT EQ: i64 2432902008176640000 = call i64 @fac(i64 20)
define i64 @fac(i64 %n) {
  %1 = icmp sle i64 %n, 0
  br i1 %1, label %ret, label %rec
ret:
  ret i64 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i64 %2)
  %4 = mul i64 %n, %3
  ret i64 %4
}
