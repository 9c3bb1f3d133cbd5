; test: an instruction without a form for its operands, and one whose size is not said, are errors.
; exit: 2
; stderr: `mov`: it is not said how large the operand in memory is
; oracle: none (LLVM's error is another)
define i32 @main() {
  %p = alloca i32
  call void asm sideeffect "mov $$1, $0", "=*m"(ptr elementtype(i32) %p)
  ret i32 0
}
