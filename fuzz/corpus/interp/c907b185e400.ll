; test: where GEPTY is defined
; flags: --std llvmlite
; exit: 0
%t = type { i64, [4 xÿÿÿÿ], i64* }
define i64 @main(%t* %p, i64 %n) {
  %a = getelementptr %t, %t* %p, i32 0, i32 2
  %b = getelementptr %t, %t*