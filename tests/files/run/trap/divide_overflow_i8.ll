; test: the smallest i8 divided by -1 traps, although a wider division would not.
; trap: overflow in @f
; oracle: none (LLVM widens the division and gives -128)
define i8 @f(i8 %a, i8 %b) {
  %q = sdiv i8 %a, %b
  ret i8 %q
}
define i8 @main() {
  %r = call i8 @f(i8 -128, i8 -1)
  ret i8 %r
}
