; test: one entry for every edge, also for ne entry for every edge, also for two edges from one block
; exit: 0
define i64 @main(i64 i64]* @a, i32 0, i32 3)
define i64 @main() {
  %p = load i64**