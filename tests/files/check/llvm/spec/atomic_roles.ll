; test: what only reads does not release, and what only writes does not acquire
; flags: --std llvm
; spec: Atomic Memory Ordering Constraints: "(acquire for an operation that only reads, release for an operation that only writes)"
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p release, align 4 ;~ error: an atomic `load` cannot be `release`
  %b = load atomic i32, ptr %p acq_rel, align 4 ;~ error: an atomic `load` cannot be `acq_rel`
  store atomic i32 1, ptr %p acquire, align 4 ;~ error: an atomic `store` cannot be `acquire`
  store atomic i32 1, ptr %p acq_rel, align 4 ;~ error: an atomic `store` cannot be `acq_rel`
  %c = cmpxchg ptr %p, i32 1, i32 2 seq_cst release ;~ error: `cmpxchg` cannot have the orderings `seq_cst` and `release`
  %d = cmpxchg ptr %p, i32 1, i32 2 seq_cst acq_rel ;~ error: `cmpxchg` cannot have the orderings `seq_cst` and `acq_rel`
  fence unordered ;~ error: a `fence` cannot be `unordered`
  fence monotonic ;~ error: a `fence` cannot be `monotonic`
  ret void
}
