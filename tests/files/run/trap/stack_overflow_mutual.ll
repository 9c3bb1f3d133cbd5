; test: endless mutual recursion with large frames, which may step over a guard page.
; trap: stack in
define i64 @f(i64 %n) {
  %a = alloca [5000 x i64]
  %p = getelementptr [5000 x i64], ptr %a, i64 0, i64 %n
  store i64 %n, ptr %p
  %r = call i64 @g(i64 %n)
  %q = load i64, ptr %p
  %s = add i64 %r, %q
  ret i64 %s
}
define i64 @g(i64 %n) {
  %m = sub i64 %n, 0
  %r = call i64 @f(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @f(i64 3)
  ret i64 %r
}
