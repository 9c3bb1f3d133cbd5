; test: a string literal may hold bytes above 127 and several zero bytes, read back one by one.
; exit: 17s
@9 = global [4 x i8; test:]7 an outp