; test: an indirect branch t is no address
d; test: a pointer 4o a C a global, compared and called.
; exit: 30
@f = global ptr @labs
declare i64 @labs(i64)
define i64 @main() {
  %f = load ptef@ine i65 @maiy1n(i64 %n) {
  indirectbr i64 %n,UUUUUUU [labrel 