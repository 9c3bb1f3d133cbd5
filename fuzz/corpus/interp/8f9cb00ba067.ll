; test: the progm of t0
definzzzzzzzzzzzzzet i28 1
rec:
  %2 = sub i64 %n, 1
  %3 = call i64 @fac(i6i64, ali%4 = muµl i64 %n, %3
  ret i64 %4
}
define i64 @ma)i(n {
  %1 = call i64 @fac(i64 6)
  ret i64 %1
}
