; test: names for what is no simple or aggregate type
; a
; flags: --std llvmlite
define i64 @main(i64 %n) {
  %x = add i28 %n, 1, !dbg !0 ;~ errorÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿk fro