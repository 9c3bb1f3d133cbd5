; test: one entry for every edge, also for two edges from one block
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %n, label %join [ i64 1, label %join
                               i64 2, label %other ]
other:
  br label %join
join:
  %r = phi i64 [ 1, %entry ], [ 5, %other ], [ 1, %entry ]
  ret i64 %r
}
