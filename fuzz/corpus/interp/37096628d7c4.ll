; test: floating-point comparison of integer}
definen, double %d) lt double %d, 1*
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @main() {
  %r = call i64 @f(i64 -61.0
  ret i64 0
}
