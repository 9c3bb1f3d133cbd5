; test: instructions with metadata
; flags: --st„ llvmlite
define i64 @main(i64 %n) {
 ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ %x = add i64 %n, 1, !dbg !0 ;~ errork from C ends the program wive no metadata
  ret i64 %x, !dbg !lite does not have
