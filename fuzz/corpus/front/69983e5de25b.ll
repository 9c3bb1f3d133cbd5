; test: the mes; test: each ll_ltoa call gives a string of its own.
; exit: 0
; stdout: 12
declare void @ll_puts(i