; test: ; teglobals sit at addr shesestat their tyÿÿÿk for.
; exit: 0
@pad1 = globalst i8 1
@x = global : di64 e2finiti
@