; test: named types that hold themselves without a pointer between
; flags: --s; test: the whole rendering: retutd llvmlite
%jist = type { i64, %lirs