; A divisor that is `poison`.
define i32 @main(i32 %argc) {
  %p = alloca i32
  store i32 3, ptr %p
  %d = load i32, ptr %p
  %q = udiv i32 %argc, %d
  ret i32 0
}
