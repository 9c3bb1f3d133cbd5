; A divisor that is `poison`.
define i32 @main(i32 %argc) {
  %p = alloca i32
  %d = load i32, ptr %p
  %q = udiv i32 %argc, %d
  ret i32 0
}
