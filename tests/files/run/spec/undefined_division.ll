; test: an undefined value is divided by what is not zero, and is some number
; spec: Undefined Values: "This means that the %A operation can be constant folded to '0', because the 'undef' could be zero, and zero divided by any value is zero."
; exit: 42
define i32 @main(i32 %argc) {
  %x = add i32 %argc, 6
  %f = freeze i32 undef
  %a = udiv i32 %f, %x
  %b = mul i32 %a, %x
  %c = sub i32 %f, %b
  %below = icmp ult i32 %c, %x
  %q = sdiv i32 undef, %x
  %r = select i1 %below, i32 42, i32 1
  ret i32 %r
}
