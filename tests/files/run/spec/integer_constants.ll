; test: hexadecimal integers are signed or unsigned, and sign extended from their active bits
; spec: Simple Constants: "They can be either decimal or hexadecimal."
; spec: Simple Constants: "Decimal integers can be prefixed with - to represent negative integers"
; spec: Simple Constants: "Hexadecimal integers must be prefixed with either u or s to indicate whether they are unsigned or signed respectively. e.g 'u0x8000' gives 32768, whilst 's0x8000' gives -32768."
; spec: Simple Constants: "Note that hexadecimal integers are sign extended from the number of active bits, i.e., the bit width minus the number of leading zeros. So 's0x0001' of type 'i16' will be -1, not 1."
; exit: 42
@a = global i32 u0x8000
@b = global i32 s0x8000
@c = global i16 s0x0001
@d = global i32 -1234
define i32 @main() {
  %a = load i32, ptr @a
  %b = load i32, ptr @b
  %c = load i16, ptr @c
  %d = load i32, ptr @d
  %t1 = icmp eq i32 %a, 32768
  %t2 = icmp eq i32 %b, -32768
  %t3 = icmp eq i16 %c, -1
  %n = add i32 %d, 1234
  %t4 = icmp eq i32 %n, 0
  %u1 = and i1 %t1, %t2
  %u2 = and i1 %t3, %t4
  %u3 = and i1 %u1, %u2
  %r = select i1 %u3, i32 42, i32 1
  ret i32 %r
}
