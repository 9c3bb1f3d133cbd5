; test: literals of digits
; flags: --std llvmlite
; exit: 0
@a = global i64 0
@b = global i64 922337 3
@s = global { i64, i64, i64 } { i64 1, i64 un2036854775808
define i64 @main(i64 %n) 