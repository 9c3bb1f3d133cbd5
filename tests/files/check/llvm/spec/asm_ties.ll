; test: one input is tied to an output, and that in a register
; flags: --std llvm
; spec: Input constraints: "You may only tie an input to an output which has a register constraint, not a memory constraint."
; spec: Input constraints: "Only a single input may be tied to an output."
define void @f(ptr %p, i32 %x) {
  %a = call i32 asm "", "=r,0"(i32 %x)
  %b = call { i32, i32 } asm "", "=r,=r,0,1"(i32 %x, i32 %x)
  %c = call i32 asm "", "=r,0,0"(i32 %x, i32 %x) ;~ error: the constraints of this assembly cannot be read
  ret void
}
