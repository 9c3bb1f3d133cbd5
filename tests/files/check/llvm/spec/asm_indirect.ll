; test: indirect constraints have pointers as arguments, which say of what type they are
; flags: --std llvm
; spec: Indirect inputs and outputs: "Indirect output or input constraints can be specified by the "*" modifier (which goes after the "=" in case of an output)."
; spec: Indirect inputs and outputs: "An indirect output constraint is an "output" only in that the asm is expected to write to the contents of the input memory location, instead of just read from it)."
; spec: Indirect inputs and outputs: "It is also possible to use an indirect register constraint, but only on output"
; spec: Indirect inputs and outputs: "Call arguments for indirect constraints must have pointer type and must specify the elementtype attribute to indicate the pointer element type."
define void @f(ptr %p, i32 %x) {
  call void asm "", "=*m"(ptr elementtype(i32) %p)
  call void asm "", "*m"(ptr elementtype(i32) %p)
  call void asm "", "=*r"(ptr elementtype(i32) %p)
  call void asm "", "=*m"(ptr %p) ;~ error: argument 1 is for an indirect constraint: `ptr elementtype(T)` says of which type it is
  call void asm "", "*m"(i32 %x) ;~ error: argument 1 is for an indirect constraint, and so is a pointer
  call void asm "", "m"(ptr elementtype(i32) %p) ;~ error: argument 1 is for no indirect constraint, and so has no `elementtype`
  call void asm "", "*m"(ptr elementtype(void ()) %p) ;~ error: argument 1 is for an indirect constraint: its `elementtype` has to have a size
  call void asm "", "=*m"() ;~ error: the constraints of this assembly name 1 argument, but its type has 0
  ret void
}
