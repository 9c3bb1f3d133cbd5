; test: blocks of module-level assembly, apart, with escapes
; flags: --std llvm
; spec: Module-Level Inline Assembly: "Modules may contain "module-level inline asm" blocks, which corresponds to the GCC "file scope inline asm" blocks."
; spec: Module-Level Inline Assembly: "These blocks are internally concatenated by LLVM and treated as a single unit, but may be separated in the .ll file if desired."
; spec: Module-Level Inline Assembly: "The strings can contain any character by escaping non-printable characters."
; exit: 0
module asm ".globl first"
module asm "\09# a tab, \22quotes\22 and a \5C"
@g = global i32 1
module asm ".globl second"
