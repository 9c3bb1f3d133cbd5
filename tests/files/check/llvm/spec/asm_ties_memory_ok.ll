; test: an input that is tied to an output in memory is accepted, as by LLVM 19
; flags: --std llvm
; exit: 0
; spec: Input constraints: "You may only tie an input to an output which has a register constraint, not a memory constraint."
define void @f(ptr %p, i32 %x) {
  call void asm "", "=*m,0"(ptr elementtype(i32) %p, i32 %x)
  %a = call i32 asm "", "=m,0"(i32 %x)
  ret void
}
