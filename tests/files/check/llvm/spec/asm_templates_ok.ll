; test: templates name operands, with modifiers, and have dollars and other characters by escapes
; flags: --std llvm
; spec: Inline Assembler Expressions: ""${NUM:MODIFIER}" may also be used, where MODIFIER is a target-specific annotation for how to print the operand (See Asm template argument modifiers)."
; spec: Inline Assembler Expressions: "A literal "$" may be included by using "$$" in the template."
; spec: Inline Assembler Expressions: "To include other special characters into the output, the usual "\XX" escapes may be used, just as in other strings."
; spec: Inline Asm Constraint String: "This kind of constraint is for an integer or other immediate value which can be rendered directly into an instruction."
; exit: 0
define void @f(i32 %x) {
  %a = call i32 asm "mov ${1:k}, $0", "=r,r"(i32 %x)
  %b = call i32 asm "mov $$5, $0", "=r"()
  %c = call i32 asm "mov $1, $0\0A\09nop", "=r,i"(i32 5)
  call void asm sideeffect ".L${:uid}: jmp .L${:uid} ${:comment} ${:private}", ""()
  ret void
}
