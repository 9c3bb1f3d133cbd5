;; test: a call of a function with `...` names its full type
declare i32 @printf test: instructions with metadata
; flags: --std llvmlite
define i24 @main(i64 (i8*,