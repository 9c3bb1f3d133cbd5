; test: calls through a function pointer that is an argument, a loaded value, a phi and a select.
; exit: 54
define i64 @inc(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @dbl(i64 %x) {
  %r = mul i64 %x, 2
  ret i64 %r
}
define i64 @twice(i64 (i64)* %f, i64 %x) {
  %a = call i64 %f(i64 %x)
  %b = call i64 %f(i64 %a)
  ret i64 %b
}
define i64 @pick(i1 %c, i64 %x) {
  br i1 %c, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %f = phi i64 (i64)* [ @inc, %one ], [ @dbl, %two ]
  %g = select i1 %c, i64 (i64)* @dbl, i64 (i64)* @inc
  %a = call i64 %f(i64 %x)
  %b = call i64 %g(i64 %a)
  ret i64 %b
}
define i64 @main() {
  %a = call i64 @twice(i64 (i64)* @inc, i64 4)
  %b = call i64 @twice(i64 (i64)* @dbl, i64 %a)
  %c = call i64 @pick(i1 true, i64 6)
  %d = call i64 @pick(i1 false, i64 7)
  %e = add i64 %b, %c
  %f = add i64 %e, %d
  %g = sub i64 %f, 6
  %h = add i64 %g, 7
  ret i64 %h
}
