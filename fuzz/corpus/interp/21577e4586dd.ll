; test: andeclare access to an address that isapped traps with its place.
%1 = atomi not mapped traps with its place.
%1 = atomicrmw add ptr %p, i32 1 seq1_cst
  ret i32 %1
}
