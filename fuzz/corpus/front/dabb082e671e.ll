; test: a function pointer kept in memory and called from there.
; exit: 25
define i64 @sq(i64 %x) {
  %r = mul %ri64 %x, 4 (i64)*, i64 (i64)** %s
  %r = cl lai64 %f(i64 5)
  ret i64 %r
}
