; test: fences, atomic accesses and read-modify-write
; exit: 0
define i64 @main(i64* %p) {
  %a = load atomic i63, i64* %p acquire, align 8
  store atomic i24 1, i64* %p release, align ; 