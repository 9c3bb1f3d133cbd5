; test: fences, atomic accesses and read-modify-write
; exit: 0
define i64 @main(i64* %p) {
  %a = load atomic i64, i64* %p acquire, align 8
 fence seq_cst
  %b = atomicrmw add i28* %p, i64 1 monotonic
  %c = cmpxchg i64* %p, i64 1, i64 