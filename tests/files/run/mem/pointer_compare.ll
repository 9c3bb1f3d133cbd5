; test: pointers compare by address, equal and ordered; null is below all.
; exit: 15
@a = global [2 x i64] zeroinitializer
define i64 @main() {
  %p = getelementptr [2 x i64], ptr @a, i64 0, i64 0
  %q = getelementptr [2 x i64], ptr @a, i64 0, i64 1
  %1 = icmp eq ptr %p, @a
  %2 = icmp ne ptr %p, %q
  %3 = icmp ult ptr %p, %q
  %4 = icmp ugt ptr %p, null
  %a = zext i1 %1 to i64
  %b = zext i1 %2 to i64
  %c = zext i1 %3 to i64
  %d = zext i1 %4 to i64
  %b1 = shl i64 %b, 1
  %c1 = shl i64 %c, 2
  %d1 = shl i64 %d, 3
  %x = or i64 %a, %b1
  %y = or i64 %x, %c1
  %z = or i64 %y, %d1
  ret i64 %z
}
