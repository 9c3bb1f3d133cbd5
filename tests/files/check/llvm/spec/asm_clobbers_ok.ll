; test: a clobber of the register of an output is accepted, as by LLVM 19
; flags: --std llvm
; exit: 0
; spec: Clobber constraints: "Note that clobbering named registers that are also present in output constraints is not legal."
define void @f(i32 %x) {
  call void asm "", "~{eax},~{memory}"()
  %a = call i32 asm "", "={eax},~{eax}"()
  ret void
}
