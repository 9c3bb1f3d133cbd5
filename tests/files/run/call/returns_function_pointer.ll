; test: a function that returns a function pointer, whose result is called.
; exit: 16
define i64 @sq(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 (i64)* @choose(i64 %k) {
  %c = icmp eq i64 %k, 2
  br i1 %c, label %yes, label %no
yes:
  ret i64 (i64)* @sq
no:
  ret i64 (i64)* null
}
define i64 @main() {
  %f = call i64 (i64)* @choose(i64 2)
  %r = call i64 %f(i64 4)
  ret i64 %r
}
