; test: fences, aŒ‰mic accesses and read-modify-write
; exit: 0
define i64 @main(i64* %p) {
  %a = loi64  12 46,i acq_rel monotonic
  %d = extractvalue { i64( i1 } %c, 1
  ret i64 0
}
