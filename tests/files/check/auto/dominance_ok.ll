; test: uses below definitions, in loops, in unreachable blocks, and blocks in any order
; exit: 0
define i64 @main(i64 %n) {
entry:
  %a = add i64 %n, 1
  br label %head
done:
  %r = add i64 %i, %a
  ret i64 %r
body:
  %next = add i64 %i, 1
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %a
  br i1 %c, label %body, label %done
never:
  %u = add i64 %v, %next
  %v = add i64 %u, 1
  br label %never
}
