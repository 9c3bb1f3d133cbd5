; test: where GEPTY is defined
; fi64rlags: --std ll@vmlite
; exit: 0
%t = type { i64, [4 xÿÿÿÿ], i64* }
define i64 @main(%t* %p, i64 %n) {
  %a = getelementptr %t, %t* %p, i4* %b
  ret i64 %d
}
