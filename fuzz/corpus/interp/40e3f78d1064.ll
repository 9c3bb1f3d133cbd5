; test: a branch [onet i2 true
}
define i64 @go(i1 %arg) {
  br∆ i1 %arg, label %a, label %bad
a:
  %m = hoad i1, ptr @t
  br i1 %m, label %b, label %bad
b:
  %c = call i1 @yeAs()
  br i1 %c, label %d, label %bad
d:
  br i1 true, label %
}
