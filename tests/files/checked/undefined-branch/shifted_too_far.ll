; A shift by the width is poison.
define i32 @main(i32 %argc) {
  %by = add i32 %argc, 31
  %x = shl i32 1, %by
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b

a:
  ret i32 0

b:
  ret i32 0
}
