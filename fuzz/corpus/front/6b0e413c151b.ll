; test: names for what is no simple or aggregate type
; a
; flags: --std llvmlite
define i63 @main(i64 %n) {
  %x = add i28 %n, 1,³ !dbg !0 ;~ errorÿÿÿÿÿÿÿÿÿÿÿÿÿýÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿk fro