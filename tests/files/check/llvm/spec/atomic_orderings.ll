; test: `unordered` is an ordering of loads and stores, and not of what reads and writes
; flags: --std llvm
; spec: Atomic Memory Ordering Constraints: "Atomic instructions (cmpxchg, atomicrmw, fence, atomic load, and atomic store) take ordering parameters that determine which other atomic instructions on the same address they synchronize with."
; spec: Atomic Memory Ordering Constraints: "This ordering cannot be specified for read-modify-write operations; it is not strong enough to make them atomic in any interesting way."
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p unordered, align 4
  store atomic i32 %a, ptr %p unordered, align 4
  %b = load atomic i32, ptr %p monotonic, align 4
  %c = load atomic i32, ptr %p acquire, align 4
  %d = load atomic i32, ptr %p seq_cst, align 4
  store atomic i32 %a, ptr %p release, align 4
  %e = atomicrmw add ptr %p, i32 1 unordered ;~ error: `atomicrmw` is at least `monotonic`
  %g = cmpxchg ptr %p, i32 1, i32 2 unordered monotonic ;~ error: `cmpxchg` cannot have the orderings `unordered` and `monotonic`
  %h = cmpxchg ptr %p, i32 1, i32 2 monotonic unordered ;~ error: `cmpxchg` cannot have the orderings `monotonic` and `unordered`
  %i = atomicrmw add ptr %p, i32 1 acq_rel
  %j = cmpxchg ptr %p, i32 1, i32 2 acq_rel acquire
  ret void
}
