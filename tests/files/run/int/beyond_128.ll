; test: load, store, bitwise operations and comparison of integers beyond 128 bits.
; exit: 15
@a = global i200 1606938044258990275541962092341162602522202993782792835301375
@b = global i512 zeroinitializer
define i32 @main() {
  %x = load i200, ptr @a
  %y = xor i200 %x, -1
  %n = and i200 %y, %x
  %z = icmp eq i200 %n, 0
  %o = or i200 %y, %x
  %z2 = icmp slt i200 %o, 0
  %w = zext i200 %x to i512
  store i512 %w, ptr @b
  %c = load i512, ptr @b
  %z3 = icmp ugt i512 %c, 77
  %t = trunc i512 %c to i200
  %z4 = icmp eq i200 %t, %x
  %1 = zext i1 %z to i32
  %2 = zext i1 %z2 to i32
  %3 = zext i1 %z3 to i32
  %4 = zext i1 %z4 to i32
  %5 = shl i32 %2, 1
  %6 = shl i32 %3, 2
  %7 = shl i32 %4, 3
  %8 = or i32 %1, %5
  %9 = or i32 %6, %7
  %10 = or i32 %8, %9
  ret i32 %10
}
