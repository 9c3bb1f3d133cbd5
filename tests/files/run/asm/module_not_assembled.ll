; test: module-level assembly that cannot be assembled is an error with its line.
; exit: 2
; stderr: the module-level assembly `f: frobnicate %eax` cannot be assembled
; stderr: module_not_assembled.ll:8:1
; oracle: none (LLVM's error is another)
; spec: Module-Level Inline Assembly: "Note that the assembly string must be parseable by LLVM's integrated assembler (unless it is disabled), even when emitting a.s file."
module asm "# a comment"
module asm "f: frobnicate %eax"
define i32 @main() {
  ret i32 0
}
