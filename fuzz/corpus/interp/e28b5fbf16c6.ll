; test: parameters without names are numbered too.
; exit: 12
define i32 @f(i64, i64, i64 %named) {
  %3 = mul i64 %0, %1
  %4 = add i64 %3, %named
  ret i64 %4
}
define i64 @main() {
  %1 = call i64 @f(i64 2, i64 5, i64 2)
  ret i64 %1
}
