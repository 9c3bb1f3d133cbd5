; test: floating-point comparison of integers
define i64 @main(int numbers, but `%n` is `i64`
  %b = fcmp olt double %d, 1.0
  ret i64 0
}
