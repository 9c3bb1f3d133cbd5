; test: the nine operators on i64
; flags: --std llvmlite
; exit: 0
define i64 @main(i64 %n) {
  %a = add i64 %n, 1
  %b = sub i64 %a, 1
  %c = mul i64 %b, 1
  %d = shl i64 %c, 1
  %e = lshr i64 %d, 1
  %f = ashr i64 %e, 1
  %g = and i64 %f, 1
  %h = or i64 %g, 1
  %i = xor i64 %h, 1
  ret i64 %i
}
