; test: flags cannot be kept between a comparison and its branch: other arithmetic stands between.
; exit: 8
define i64 @t(i64 %a, i64 %b) {
  %c = icmp sgt i64 %a, %b
  %x = add i64 %a, %b
  %y = mul i64 %x, %a
  %d = icmp eq i64 %y, 0
  br i1 %c, label %gt, label %le
gt:
  br i1 %d, label %bad, label %ok
ok:
  ret i64 8
le:
  ret i64 2
bad:
  ret i64 1
}
define i64 @main() {
  %r = call i64 @t(i64 5, i64 -5)
  %s = call i64 @t(i64 5, i64 4)
  %m = icmp eq i64 %r, 1
  br i1 %m, label %good, label %bad
good:
  ret i64 %s
bad:
  ret i64 99
}
