; test: a global table of function pointers, called by index.
; exit: 0
; stdout: 15 5 50 2
@table = constant [4 x i64 (i64, i64)*] [i64 (i64, i64)* @add, i64 (i64, i64)* @sub, i64 (i64, i64)* @mul, i64 (i64, i64)* @div]
@f = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
declare i32 @printf(i8*, ...)
define i64 @add(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @sub(i64 %a, i64 %b) {
  %r = sub i64 %a, %b
  ret i64 %r
}
define i64 @mul(i64 %a, i64 %b) {
  %r = mul i64 %a, %b
  ret i64 %r
}
define i64 @div(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}
define i64 @apply(i64 %k) {
  %p = getelementptr [4 x i64 (i64, i64)*], [4 x i64 (i64, i64)*]* @table, i64 0, i64 %k
  %f = load i64 (i64, i64)*, i64 (i64, i64)** %p
  %r = call i64 %f(i64 10, i64 5)
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @apply(i64 0)
  %b = call i64 @apply(i64 1)
  %c = call i64 @apply(i64 2)
  %d = call i64 @apply(i64 3)
  %p = getelementptr [17 x i8], [17 x i8]* @f, i64 0, i64 0
  %r = call i32 (i8*, ...) @printf(i8* %p, i64 %a, i64 %b, i64 %c, i64 %d)
  ret i64 0
}
