; test: an instruction of assembly that traps is a trap at the call of the assembly.
; trap: unreachable in @inner
; oracle: none (a signal)
define void @inner() {
  call void asm sideeffect "nop; ud2", ""()
  ret void
}
define i32 @main() {
  call void @inner()
  ret i32 0
}
