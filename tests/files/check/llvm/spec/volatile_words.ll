; test: what does not access memory is not volatile
; flags: --std llvm
; spec: Volatile Memory Accesses: "Certain memory accesses, such as load's, store's, and llvm.memcpy's may be marked volatile."
define void @f(ptr %p) {
  %a = alloca volatile i32 ;~ error: expected a type, found `volatile`
  fence volatile seq_cst ;~ error: expected an ordering such as `seq_cst`, found `volatile`
  %b = getelementptr volatile i32, ptr %p, i64 1 ;~ error: expected a type, found `volatile`
  ret void
}
