; test: a function pointer from a slot, a parameter and a table
; flags: --std llvmlite
; exit: 0
@table = global [2 x i64 (i64)*] [i64 (i64)* @inc, i64 (i64)* @dec]
define i64 @inc(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @dec(i64 %x) {
  %r = sub i64 %x, 1
  ret i64 %r
}
define i64 @apply(i64 (i64)* %f, i64 %n) {
  %p = getelementptr [2 x i64 (i64)*], [2 x i64 (i64)*]* @table, i32 0, i64 %n
  %g = load i64 (i64)*, i64 (i64)** %p
  %a = call i64 %f(i64 %n)
  %b = call i64 %g(i64 %a)
  ret i64 %b
}
