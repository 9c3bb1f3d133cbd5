; test: a bad address in assembly is a trap at the call of the assembly, whatever it has pushed.
; trap: address in @inner
; oracle: none (a signal)
define void @inner(ptr %p) {
  call void asm sideeffect "pushq %rbx; movl $$1, ($0); popq %rbx", "r,~{memory}"(ptr %p)
  ret void
}
define i32 @main() {
  call void @inner(ptr inttoptr (i64 16 to ptr))
  ret i32 0
}
