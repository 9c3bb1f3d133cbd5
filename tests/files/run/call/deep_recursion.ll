; test: a recursion fifty thousand calls deep that stays within the stack.
; exit: 80
define i64 @down(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %go
end:
  ret i64 0
go:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @down(i64 50000)
  ret i64 %r
}
