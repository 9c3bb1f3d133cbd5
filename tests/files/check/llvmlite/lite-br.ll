; test: branches on what is no i1, and to what is no label
; flags: --std llvmlite
define i64 @main(i64 %n, i1 %c) {
  br i1 %n, label %a, label %b ;~ error: `%n` has type `i64`, but is used as `i1`
a:
  br i64 %n, label %b, label %a ;~ error: the condition `%n` is `i64`, not `i1`
b:
  br i1 %c, label %aa, label %b ;~ error: use of undefined label `%aa`
}
