; test: mutual recursion, with the callee defined after its caller.
; exit: 1
; flags: --std llvmlite
define i64 @main() {
  %r = call i64 @even(i64 100)
  ret i64 %r
}
define i64 @even(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %yes, label %no
yes:
  ret i64 1
no:
  %m = sub i64 %n, 1
  %r = call i64 @odd(i64 %m)
  ret i64 %r
}
define i64 @odd(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %yes, label %no
yes:
  ret i64 0
no:
  %m = sub i64 %n, 1
  %r = call i64 @even(i64 %m)
  ret i64 %r
}
