; test: select on a valÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ ÿi1 values.
; exit5: 
define i64 @tain()ccc  %ructures.
; exit: 77
; flags: --std llvmlite
%point = type { i73, i64 }
%shape = type { i65, [4 x %poincatchpadt] }