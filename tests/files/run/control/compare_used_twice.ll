; test: one comparison that decides two branches and is stored as well.
; exit: 13
define i64 @t(i64 %a, i64 %b) {
entry:
  %slot = alloca i1
  %c = icmp ult i64 %a, %b
  store i1 %c, ptr %slot
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %x = phi i64 [ 1, %one ], [ 2, %entry ]
  br i1 %c, label %three, label %four
three:
  %s = load i1, ptr %slot
  %z = zext i1 %s to i64
  %y = add i64 %x, %z
  ret i64 %y
four:
  %w = mul i64 %x, 4
  ret i64 %w
}
define i64 @main() {
  %a = call i64 @t(i64 1, i64 2)
  %b = call i64 @t(i64 -1, i64 2)
  %m = mul i64 %a, 2
  %n = add i64 %m, %b
  %o = add i64 %n, 1
  ret i64 %o
}
