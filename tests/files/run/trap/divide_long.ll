; test: division by zero of an integer beyond 128 bits is the trap that it is of others.
; trap: divide in @main
; oracle: none (undefined, and LLVM's loop gives something)
@zero = global i256 0
define i32 @main() {
  %y = load i256, ptr @zero
  %q = udiv i256 5, %y
  %t = trunc i256 %q to i32
  ret i32 %t
}
