; test: arithmetic on types that it does not work on
define i64 @main(double %d, i64* %p, i64 %n) {
  %a = add double %d, 1.0 ;~ error: `add` works on integers, not on `double`
  %b = fadd i64 %n, 1 ;~ error: `fadd` works on floating-point numbers, not on `i64`
  %c = add i64* %p, %p ;~ error: `add` works on integers, not on `i64*`
  %e = and double %d, %d ;~ error: `and` works on integers, not on `double`
  %f = add { i64 } undef, undef ;~ error: `add` works on integers, not on `{ i64 }`
  ret i64 0
}
