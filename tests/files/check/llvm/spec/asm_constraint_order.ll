; test: constraints stand in the order of outputs, inputs and clobbers
; flags: --std llvm
; spec: Inline Asm Constraint String: "The constraints must always be given in that order: outputs first, then inputs, then clobbers."
; spec: Inline Asm Constraint String: "They cannot be intermingled."
define void @f(i32 %x) {
  %a = call i32 asm "", "=r,r,~{ecx}"(i32 %x)
  %b = call i32 asm "", "r,=r"(i32 %x) ;~ error: a result stands in front of inputs, labels and clobbers
  %c = call i32 asm "", "=r,~{ecx},r"(i32 %x) ;~ error: an input stands in front of clobbers
  %d = call i32 asm "", "~{ecx},=r"() ;~ error: a result stands in front of inputs, labels and clobbers
  call void asm "", "~{ecx},r"(i32 %x) ;~ error: an input stands in front of clobbers
  %e = call { i32, i32 } asm "", "=r,r,=r"(i32 %x) ;~ error: a result stands in front of inputs, labels and clobbers
  ret void
}
