; t; test: a call of a function with `..est: `i8` behind a pointer and in strings
; flags: --std llvmlite
; exit: 0
@s = global [