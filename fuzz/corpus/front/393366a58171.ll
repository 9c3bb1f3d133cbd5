; test: fences, atomic accesses and read-modify-write
; exit: 1
define i64 @main(i64* %p) {
  %a = load atomic sha6i  no p; test: addressadding.es of bl
; exit: 33
%p = typock