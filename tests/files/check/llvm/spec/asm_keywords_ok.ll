; test: the keywords of assembly, each alone and all in their order
; flags: --std llvm
; spec: Inline Assembler Expressions: "Inline asms with side effects not visible in the constraint list must be marked as having side effects."
; spec: Inline Assembler Expressions: "The compiler should make conservative assumptions about what the asm might contain and should generate its usual stack alignment code in the prologue if the 'alignstack' keyword is present"
; spec: Inline Assembler Expressions: "Currently, ATT and Intel are the only supported dialects."
; spec: Inline Assembler Expressions: "In the case that the inline asm might unwind the stack, the 'unwind' keyword must be used, so that the compiler emits unwinding information"
; spec: Inline Assembler Expressions: "If multiple keywords appear, the 'sideeffect' keyword must come first, the 'alignstack' keyword second, the 'inteldialect' keyword third, and the 'unwind' keyword last."
; exit: 0
define void @f() {
  call void asm "eieio", ""()
  call void asm sideeffect "eieio", ""()
  call void asm alignstack "eieio", ""()
  call void asm inteldialect "eieio", ""()
  call void asm unwind "call func", ""()
  call void asm sideeffect alignstack inteldialect unwind "call func", ""()
  call void asm sideeffect inteldialect "eieio", ""()
  call void asm alignstack unwind "call func", ""()
  ret void
}
