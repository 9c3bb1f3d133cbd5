; test: an instruction that the runtime carries out traps at an address that is none.
; trap: address in @main

declare void @llvm.x86.sse.stmxcsr(ptr)

define i32 @main() {
  call void @llvm.x86.sse.stmxcsr(ptr null)
  ret i32 0
}
