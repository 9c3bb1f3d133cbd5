; test: module-level assembly that is more than a comment is refused, with its text.
; exit: 2
; stderr: unsupported: the module-level assembly ".symver a, b@c"
; oracle: none (LLVM runs it)
; spec: Module-Level Inline Assembly: "Note that the assembly string must be parseable by LLVM's integrated assembler (unless it is disabled), even when emitting a.s file."
module asm "# a comment"
module asm ""
module asm ".symver a, b@c"
define i32 @main() {
  ret i32 0
}
