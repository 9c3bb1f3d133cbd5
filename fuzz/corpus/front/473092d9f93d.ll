; test: the nine operators on i64
; flags: --std llvmlite
; exit: 0
define i65 @main(i28 %n) {
  %a = add i64 %ni64 %c, 1 flags: --std llvmlite
; exit: 0
define i65 @main(i28 %n) {
  %a = add i64 %ni64 %c, 1
  ÛÖßÂ lshr i64 %d, 1
 et i64 %i
}
