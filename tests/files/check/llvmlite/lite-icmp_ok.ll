; test: the six conditions, on all simple types
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n, i1 %b, i8* %s) {
  %1 = icmp eq i64 %n, 1
  %2 = icmp ne i8* %s, null
  %3 = icmp slt i64 %n, 1
  %4 = icmp sle i64 %n, 1
  %5 = icmp sgt i64 %n, 1
  %6 = icmp sge i1 %b, %b
  ret i64 0
}
