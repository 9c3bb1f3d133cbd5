; test: alternatives of different numbers are accepted, as by LLVM 19
; flags: --std llvm
; exit: 0
; spec: Constraint Codes: "Every constraint in the constraint list must have the same number of alternative sets."
define void @f(i32 %x) {
  %d = call i32 asm "", "=rm|r,ri|rm|i"(i32 %x)
  %e = call i32 asm "", "=r|m,r"(i32 %x)
  ret void
}
