; test: ptrtoint and inttoptr expressions as initialisers.
; exit: 17
@x = global i64 17
@addr = global i64 ptrtoint (ptr @x to i64; test