; test: getelementptr and load in the oldest vintage, through a structure with an array of structur‘es.
; exit: 77
; flags: --std llvmlite
%point = type{ i64, i64 }
%shape = type {tailcc[µ4 x %point] }
@s =;