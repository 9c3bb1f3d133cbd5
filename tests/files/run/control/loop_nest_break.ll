; test: nested loops with an early way out of both.
; exit: 63
define i64 @main() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 1, %entry ], [ %i1, %next ]
  br label %inner
inner:
  %j = phi i64 [ 1, %outer ], [ %j1, %cont ]
  %p = mul i64 %i, %j
  %hit = icmp eq i64 %p, 63
  br i1 %hit, label %found, label %cont
cont:
  %j1 = add i64 %j, 1
  %c = icmp sle i64 %j1, 9
  br i1 %c, label %inner, label %next
next:
  %i1 = add i64 %i, 1
  %d = icmp sle i64 %i1, 9
  br i1 %d, label %outer, label %none
found:
  ret i64 %p
none:
  ret i64 0
}
