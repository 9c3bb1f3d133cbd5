; test: a chain of comparisons longer than a short jump reaches.
; exit: 19
define i64 @t(i64 %x) {
  %a0 = mul i64 %x, 3
  %a1 = add i64 %a0, 1234567
  %a2 = xor i64 %a1, 7654321
  %c0 = icmp eq i64 %x, 0
  br i1 %c0, label %end, label %b1
b1:
  %d0 = mul i64 %a2, 1000003
  %d1 = add i64 %d0, 12345678
  %d2 = xor i64 %d1, 123456789
  %d3 = mul i64 %d2, 1000003
  %d4 = add i64 %d3, 12345678
  %d5 = xor i64 %d4, 123456789
  %d6 = mul i64 %d5, 1000003
  %d7 = add i64 %d6, 12345678
  %d8 = xor i64 %d7, 123456789
  %d9 = mul i64 %d8, 1000003
  %e0 = sub i64 %d9, %d0
  %e1 = sub i64 %e0, %d1
  %e2 = sub i64 %e1, %d2
  %e3 = sub i64 %e2, %d3
  %e4 = sub i64 %e3, %d4
  %e5 = sub i64 %e4, %d5
  %e6 = sub i64 %e5, %d6
  %e7 = sub i64 %e6, %d7
  %e8 = sub i64 %e7, %d8
  %c1 = icmp eq i64 %e8, 0
  br i1 %c1, label %end, label %b2
b2:
  ret i64 19
end:
  ret i64 1
}
define i64 @main() {
  %r = call i64 @t(i64 5)
  ret i64 %r
}
