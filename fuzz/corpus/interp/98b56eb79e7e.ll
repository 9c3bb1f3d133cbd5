; test: endless recursion is a stack overflow with a message, not a silent crash.
; trap: stack in @f
define i64 @f(i64 %n) {
  %m = add i64 %n, 1
  %r = call i64 @f(i64 %m)
  %s = add i64 %r, %n
  ret i64 %r
}
