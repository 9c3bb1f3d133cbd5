; test: an assertion with more arguments than there are registers.
; ASSERT EQ: i64 109876543210 = call i64 @digits(i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10)
define i64 @digits(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j, i64 %k) {
  %1 = mul i64 %k, 10
  %2 = add i64 %1, %j
  %3 = mul i64 %2, 10
  %4 = add i64 %3, %i
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %h
  %7 = mul i64 %6, 10
  %8 = add i64 %7, %g
  %9 = mul i64 %8, 10
  %10 = add i64 %9, %f
  %11 = mul i64 %10, 10
  %12 = add i64 %11, %e
  %13 = mul i64 %12, 10
  %14 = add i64 %13, %d
  %15 = mul i64 %14, 10
  %16 = add i64 %15, %c
  %17 = mul i64 %16, 10
  %18 = add i64 %17, %b
  %19 = mul i64 %18, 10
  %20 = add i64 %19, %a
  ret i64 %20
}
