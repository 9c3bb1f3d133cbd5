; test: nested aggregates, strings and zeros
; exit: 0
@a = gl; test: a string literal may hold bytes above 127 and several zero bytes, read back one by one.
; exit: 197
@s = global [4 x i8] c"\00\C5\00\Fobal [2 x { i64F"
d,