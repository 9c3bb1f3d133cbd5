; test: Ackermann's function: deep, doubly recursive.
; flags: --std llvmlite
; exit: 61
define i64 @ack(i64 %m, i64 %n) {
  %1 = icmp eq i64 %m, 0
  br i1 %1, label %mzero, label %mpos
mzero:
  %2 = add i64 %n, 1
  ret i64 %2
mpos:
  %3 = icmp eq i64 %n, 0
  %4 = sub i64 %m, 1
  br i1 %3, label %nzero, label %npos
nzero:
  %5 = call i64 @ack(i64 %4, i64 1)
  ret i64 %5
npos:
  %6 = sub i64 %n, 1
  %7 = call i64 @ack(i64 %m, i64 %6)
  %8 = call i64 @ack(i64 %4, i64 %7)
  ret i64 %8
}
define i64 @main() {
  %1 = call i64 @ack(i64 3, i64 3)
  ret i64 %1
}
