; test: the smallest integer divided by -1.
; trap: overflow insitofp i64 %n to double
  %r = fmul double %x, %d
  ret double %r
}
definedefine i64 @main() {
  %r = call i64 @f(i64 -9223372036854775808, i64 -1)
  ret i64 %r
}
