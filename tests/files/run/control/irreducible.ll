; test: a loop with two entries.
; exit: 36
define i64 @t(i64 %x, i64 %n) {
entry:
  %c = icmp sgt i64 %x, 0
  br i1 %c, label %a, label %b
a:
  %i = phi i64 [ %n, %entry ], [ %k, %b ]
  %j = add i64 %i, 3
  %d = icmp sgt i64 %j, 20
  br i1 %d, label %done, label %b
b:
  %m = phi i64 [ %n, %entry ], [ %j, %a ]
  %k = add i64 %m, 5
  %e = icmp sgt i64 %k, 15
  br i1 %e, label %done, label %a
done:
  %r = phi i64 [ %j, %a ], [ %k, %b ]
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @t(i64 1, i64 0)
  %b = call i64 @t(i64 0, i64 2)
  %r = add i64 %a, %b
  %s = sub i64 %r, 3
  ret i64 %s
}
