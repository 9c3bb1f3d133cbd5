; test: phis that feed phis of the same block and of an outer loop.
; exit: 100
define i64 @main() {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %s = phi i64 [ 0, %entry ], [ %t, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %t = phi i64 [ %s, %outer ], [ %t1, %inner ]
  %t1 = add i64 %t, 1
  %j1 = add i64 %j, 1
  %cj = icmp sle i64 %j1, 20
  br i1 %cj, label %inner, label %latch
latch:
  %i1 = add i64 %i, 1
  %ci = icmp slt i64 %i1, 5
  br i1 %ci, label %outer, label %done
done:
  ret i64 %t
}
