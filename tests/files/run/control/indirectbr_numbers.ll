; test: addresses of blocks without names, one of which has no label either.
; exit: 42
@to = global [2 x ptr] [ptr blockaddress(@main, %3), ptr blockaddress(@main, %5)]
define i32 @main() {
  %1 = load ptr, ptr getelementptr ([2 x ptr], ptr @to, i64 0, i64 1)
  %2 = call i1 @null(ptr %1)
  br i1 %2, label %3, label %4

  ret i32 1

4:
  indirectbr ptr %1, [label %3, label %5]

5:
  ret i32 42
}
define i1 @null(ptr %p) {
  %is = icmp eq ptr %p, null
  ret i1 %is
}
