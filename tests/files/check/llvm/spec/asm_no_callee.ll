; test: assembly is no value that is stored, chosen, passed or returned
; flags: --std llvm
; spec: Inline Assembler Expressions: "Inline assembler expressions may only be used as the callee operand of a call or an invoke instruction."
@g = global ptr asm "nop", "" ;~ error: inline assembly is no value: it stands in its call alone
define ptr @f(ptr %p, i1 %c) {
  store ptr asm "nop", "", ptr %p ;~ error: inline assembly is no value: it stands in its call alone
  %x = select i1 %c, ptr asm "nop", "", ptr %p ;~ error: inline assembly is no value: it stands in its call alone
  call void @take(ptr asm "nop", "") ;~ error: inline assembly is no value: it stands in its call alone
  ret ptr asm "nop", "" ;~ error: inline assembly is no value: it stands in its call alone
}
declare void @take(ptr)
