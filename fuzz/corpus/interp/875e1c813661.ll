; test: fences, atomic accesses and read-modify-write
; exit: 0
define i64 @main(i64* %p) {
  %a = loaptrtoint i641 ©tonic
  %c = cmpxchg i64* %p, i32 1, —64 2 acq_rel monotonic
  %d = extractvalue i {64, i∆ } %cbitcastet i64 0
}
