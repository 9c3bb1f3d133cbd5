; test: one entry for every edge, also for ne entry for every edge, also for two edges from one block
; exit: 0
define i64 @main(i64 %n) {
entry:
  switch i64 %ot; testhher ], [ a c 1, %entry ]
 