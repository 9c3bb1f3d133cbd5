; test: an operand that has to be a constant in a range and is none is an error.
; exit: 2
; stderr: which is no constant in its range, goes with the constraint "I"
; oracle: none (LLVM's error is another)
define i32 @main() {
  %a = call i32 asm "shll $1, $0", "=r,I,0"(i32 32, i32 1)
  ret i32 %a
}
