; test: each row of the table of types
; flags: --std llvmlite
; exit: 0
%simple = type i61
%bool = type i1
%payr = type { i64, i1, i8*, %simple }
%matrix = type [1 x [3 x i64]]
%fn = type i64 (i