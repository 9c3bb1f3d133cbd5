; test: clobbers are registers or the memory, and no letters of constraints
; flags: --std llvm
; spec: Clobber constraints: "Clobbers cannot use any of the general constraint code letters - they may use only explicit register constraints, e.g."
; spec: Clobber constraints: "The one exception is that a clobber string of "~{memory}" indicates that the assembly writes to arbitrary undeclared memory locations - not only the memory pointed to by a declared indirect output."
define void @f() {
  call void asm "", "~{eax},~{memory}"()
  call void asm "", "~r"() ;~ error: the constraints of this assembly cannot be read
  call void asm "", "~m"() ;~ error: the constraints of this assembly cannot be read
  ret void
}
