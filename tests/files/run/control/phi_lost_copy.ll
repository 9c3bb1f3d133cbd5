; test: a phi's old value is used after the loop that replaces it (the lost-copy problem).
; exit: 45
define i64 @t(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 1, %entry ], [ %y, %loop ]
  %y = add i64 %x, 1
  %c = icmp slt i64 %y, %n
  br i1 %c, label %loop, label %done
done:
  %r = mul i64 %x, 5
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @t(i64 10)
  ret i64 %r
}
