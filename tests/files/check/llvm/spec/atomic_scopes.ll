; test: every atomic operation may have a scope, and others have none
; flags: --std llvm
; spec: Atomic Memory Ordering Constraints: "If an atomic operation is marked syncscope("singlethread"), it only synchronizes with and only participates in the seq_cst total orderings of other operations running in the same thread (for example, in signal handlers)."
; spec: Atomic Memory Ordering Constraints: "If an atomic operation is marked syncscope("<target-scope>"), where <target-scope> is a target-specific synchronization scope, then it is target dependent if it synchronizes with and participates in the seq_cst total orderings of other operations."
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p syncscope("singlethread") seq_cst, align 4
  store atomic i32 %a, ptr %p syncscope("agent") release, align 4
  %b = atomicrmw add ptr %p, i32 1 syncscope("singlethread") seq_cst
  %c = cmpxchg ptr %p, i32 1, i32 2 syncscope("workgroup") seq_cst monotonic
  fence syncscope("singlethread") acq_rel
  %d = load i32, ptr %p syncscope("singlethread"), align 4 ;~ error: expected the end of the line, found `syncscope`
  ret void
}
