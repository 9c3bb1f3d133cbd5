; test: an indirect register as an input is accepted, as by LLVM 19
; flags: --std llvm
; exit: 0
; spec: Indirect inputs and outputs: "It is also possible to use an indirect register constraint, but only on output"
define void @f(ptr %p) {
  call void asm "", "*r"(ptr elementtype(i32) %p)
  ret void
}
