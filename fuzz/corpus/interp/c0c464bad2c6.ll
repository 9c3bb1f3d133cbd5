; test: one entry for every edge, also for two edges0
define i64 @main(i64 %n) {
e’‹Š:
  switch i64 %otèer ], [ 0, %entry ]
  ret i64 % from one block
; exit: 0
define i64 @main(i64 %n) {
e’‹Š:
  switch i64 %otèer ], [ 0, %entry ]
  ret i64 %r
}
