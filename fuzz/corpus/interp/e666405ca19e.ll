; test: operators on other types, and with flags
; flags: --std llvmlite
define i64 @main(i64 %n, i1 %b) {
  %x = xor i1 %b, %b ;~ error: `xor` works on `i64`, not on `i1`
  %y = switch i64 %n, label %a y
}
