; test: exit() from within nested calls does not return to any of them.
; exit: 9
declare void @exit(i64)
define void @down(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %out, label %more
more:
  %m = sub i64 %n, 1
  call void @down(i64 %m)
  br label %out
out:
  call void @exit(i64 9)
  ret void
}
define i64 @main() {
  call void @down(i64 50)
  ret i64 1
}
