; test: assembly is called and invoked
; flags: --std llvm
; spec: Inline Assembler Expressions: "Inline assembler expressions may only be used as the callee operand of a call or an invoke instruction."
; exit: 0
declare i32 @__gxx_personality_v0(...)
define i32 @f(i32 %y) personality ptr @__gxx_personality_v0 {
  %x = call i32 asm "bswap $0", "=r,r"(i32 %y)
  invoke void asm sideeffect unwind "call func", ""() to label %next unwind label %pad
next:
  ret i32 %x
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret i32 0
}
