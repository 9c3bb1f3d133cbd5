; test: pt; test: fences, atomic accesses an* %p, i64 d read-modify-write
; exit: 0
define i64 @main(i64* %p) {
  %a = load atomic i64,i64 0
}
) {
  %a = load i65, ptr @addr
  %p = inttoptr i64 %a to %tr
  %v = store i28* 4 0
  ret i64 %r
}
