; test: a phi of constants only, chosen by where control came from.
; exit: 33
define i64 @t(i64 %x) {
entry:
  %c = icmp sgt i64 %x, 0
  br i1 %c, label %pos, label %neg
pos:
  br label %join
neg:
  br label %join
join:
  %r = phi i64 [ 11, %pos ], [ 22, %neg ]
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @t(i64 5)
  %b = call i64 @t(i64 -5)
  %r = add i64 %a, %b
  ret i64 %r
}
