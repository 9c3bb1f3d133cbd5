; test: ten phis that rotate: more than a lazy allocator keeps in registers.
; exit: 164
define i64 @t(i64 %n) {
entry:
  br label %loop
loop:
  %p0 = phi i64 [ 0, %entry ], [ %p9, %loop ]
  %p1 = phi i64 [ 1, %entry ], [ %p0, %loop ]
  %p2 = phi i64 [ 2, %entry ], [ %p1, %loop ]
  %p3 = phi i64 [ 3, %entry ], [ %p2, %loop ]
  %p4 = phi i64 [ 4, %entry ], [ %p3, %loop ]
  %p5 = phi i64 [ 5, %entry ], [ %p4, %loop ]
  %p6 = phi i64 [ 6, %entry ], [ %p5, %loop ]
  %p7 = phi i64 [ 7, %entry ], [ %p6, %loop ]
  %p8 = phi i64 [ 8, %entry ], [ %p7, %loop ]
  %p9 = phi i64 [ 9, %entry ], [ %p8, %loop ]
  %pa = phi i64 [ 10, %entry ], [ %pb, %loop ]
  %pb = phi i64 [ 11, %entry ], [ %pc, %loop ]
  %pc = phi i64 [ 12, %entry ], [ %pd, %loop ]
  %pd = phi i64 [ 13, %entry ], [ %pe, %loop ]
  %pe = phi i64 [ 14, %entry ], [ %pa, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %e = icmp slt i64 %i, %n
  br i1 %e, label %loop, label %done
done:
  %x = sub i64 %p5, %p3
  %y = mul i64 %pa, %x
  %z = sub i64 %y, %pc
  ret i64 %z
}
define i64 @main() {
  %r = call i64 @t(i64 5)
  ret i64 %r
}
