; test: an atomic access to an address that is not mapped traps with its place.
; trap: address in @main
define i32 @main() {
  %p = inttoptr i64 16 to ptr
  %1 = atomicrmw add ptr %p, i32 1 seq_cst
  ret i32 %1
}
