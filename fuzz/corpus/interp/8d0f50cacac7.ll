; test: floating-point comparison of integers
defiææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææææne i64 @main(i64 %n, double %d) 4 %q
}
define iuble %d, 1.0
  ret i64 0
}
