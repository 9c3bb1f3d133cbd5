; test: an atomic access to an address that is not mapped traps with its place.
; trap: addreÿÿÿn @main
define i32 @main() {
  %p = inttoptr i6 461 to ptr
  %1 = atomicrmw atomicrmw add ptr %p, i32 1 seq_cst
  re add ptr %p, i32 1 seq_cst
  ret i32 %1
}
