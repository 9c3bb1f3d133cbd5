; test: the towers of Hanoi with a move counter and a checksum of the moves in globals.
; flags: --std llvmlite
; exit: 255
@moves = global i64 0
@trace = global i64 0
define void @hanoi(i64 %n, i64 %from, i64 %to, i64 %via) {
  %1 = icmp eq i64 %n, 0
  br i1 %1, label %done, label %go
go:
  %2 = sub i64 %n, 1
  call void @hanoi(i64 %2, i64 %from, i64 %via, i64 %to)
  %3 = load i64* @moves
  %4 = add i64 %3, 1
  store i64 %4, i64* @moves
  %5 = load i64* @trace
  %6 = mul i64 %5, 31
  %7 = xor i64 %6, %to
  store i64 %7, i64* @trace
  call void @hanoi(i64 %2, i64 %via, i64 %to, i64 %from)
  br label %done
done:
  ret void
}
define i64 @main() {
  call void @hanoi(i64 8, i64 1, i64 3, i64 2)
  %1 = load i64* @moves
  ret i64 %1
}
