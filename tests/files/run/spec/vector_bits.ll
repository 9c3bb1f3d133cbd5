; test: the elements of a vector are packed without padding, the first in the lowest bits
; spec: Vector Type: "Bitcasting from a vector to an integral type can be seen as"
; spec: Vector Type: "For little endian element zero is put in the least significant bits of the integer, and for big endian element zero is put in the most significant bits."
; exit: 42
define i32 @main() {
  %p = alloca i16
  %val = bitcast <4 x i4> <i4 1, i4 2, i4 3, i4 5> to i16
  store i16 %val, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %low = load i8, ptr %p
  %high = load i8, ptr %q
  %a = icmp eq i16 %val, u0x5321
  %b = icmp eq i8 %low, u0x21
  %c = icmp eq i8 %high, u0x53
  store <4 x i4> <i4 1, i4 2, i4 3, i4 5>, ptr %p
  %again = load i16, ptr %p
  %d = icmp eq i16 %again, %val
  %flags = bitcast i8 u0x65 to <8 x i1>
  %one = extractelement <8 x i1> %flags, i32 0
  %none = extractelement <8 x i1> %flags, i32 1
  %e = xor i1 %one, %none
  %f = and i1 %a, %b
  %g = and i1 %c, %d
  %h = and i1 %f, %g
  %i = and i1 %h, %e
  %r = select i1 %i, i32 42, i32 1
  ret i32 %r
}
