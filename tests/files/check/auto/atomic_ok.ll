; test: fences, atomic accesses and read-modify-write
; exit: 0
define i64 @main(i64* %p) {
  %a = load atomic i64, i64* %p acquire, align 8
  store atomic i64 1, i64* %p release, align 8
  fence seq_cst
  %b = atomicrmw add i64* %p, i64 1 monotonic
  %c = cmpxchg i64* %p, i64 1, i64 2 acq_rel monotonic
  %d = extractvalue { i64, i1 } %c, 1
  ret i64 0
}
