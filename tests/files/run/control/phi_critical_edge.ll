; test: a phi fed along a critical edge from a two-way branch.
; exit: 24
define i64 @t(i64 %x) {
entry:
  %c = icmp sgt i64 %x, 0
  br i1 %c, label %join, label %other
other:
  %y = add i64 %x, 100
  %d = icmp sgt i64 %y, 50
  br i1 %d, label %join, label %low
low:
  ret i64 1
join:
  %r = phi i64 [ %x, %entry ], [ %y, %other ]
  %s = phi i64 [ 1, %entry ], [ 2, %other ]
  %m = mul i64 %r, %s
  ret i64 %m
}
define i64 @main() {
  %a = call i64 @t(i64 5)
  %b = call i64 @t(i64 -90)
  %c = call i64 @t(i64 -91)
  %x = add i64 %a, %b
  %d = call i64 @t(i64 18)
  %y = add i64 %c, %d
  %z = add i64 %y, %a
  ret i64 %z
}
