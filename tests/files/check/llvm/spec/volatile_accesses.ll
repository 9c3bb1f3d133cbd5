; test: loads, stores and copies may be volatile, and other instructions have no such word
; flags: --std llvm
; spec: Volatile Memory Accesses: "Certain memory accesses, such as load's, store's, and llvm.memcpy's may be marked volatile."
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @f(ptr %p, ptr %q, i1 %c) {
  %a = load volatile i32, ptr %p
  store volatile i32 %a, ptr %q
  %b = load atomic volatile i32, ptr %p seq_cst, align 4
  %d = atomicrmw volatile add ptr %p, i32 1 monotonic
  %e = cmpxchg volatile ptr %p, i32 1, i32 2 monotonic monotonic
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 true)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 %c) ;~ error: argument 4 of `@llvm.memcpy` must be a constant, and `%c` is none
  ret void
}
