; test: the keywords of assembly in another order than theirs
; flags: --std llvm
; spec: Inline Assembler Expressions: "If multiple keywords appear, the 'sideeffect' keyword must come first, the 'alignstack' keyword second, the 'inteldialect' keyword third, and the 'unwind' keyword last."
define void @f() {
  call void asm alignstack sideeffect "eieio", ""() ;~ error: expected a string in quotes, found `sideeffect`
  call void asm inteldialect alignstack "eieio", ""() ;~ error: expected a string in quotes, found `alignstack`
  call void asm unwind inteldialect "eieio", ""() ;~ error: expected a string in quotes, found `inteldialect`
  call void asm unwind sideeffect "eieio", ""() ;~ error: expected a string in quotes, found `sideeffect`
  ret void
}
