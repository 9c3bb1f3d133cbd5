; test: signs of what is masked, in 16 bits: the mask's highest bit is the sign.
; exit: 9
define i32 @f(i16 %x) noinline {
  %a = and i16 %x, -32640
  %c = icmp slt i16 %a, 0
  br i1 %c, label %y, label %n
y:
  ret i32 1
n:
  ret i32 0
}
define i32 @g(i16 %x) noinline {
  %a = and i16 %x, -32640
  %c = icmp sgt i16 %a, 0
  br i1 %c, label %y, label %n
y:
  ret i32 1
n:
  ret i32 0
}
define i32 @main() {
  %a = call i32 @f(i16 -5)
  %b = call i32 @f(i16 5)
  %c = call i32 @g(i16 -5)
  %d = call i32 @g(i16 255)
  %b2 = mul i32 %b, 2
  %c4 = mul i32 %c, 4
  %d8 = mul i32 %d, 8
  %s = add i32 %a, %b2
  %t = add i32 %s, %c4
  %u = add i32 %t, %d8
  ret i32 %u
}
