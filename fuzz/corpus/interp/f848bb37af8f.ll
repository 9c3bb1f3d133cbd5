; test: constant expressions as initializers and operands
; e 0, i32 1, i64 1)
@b = global i8* bitcast (%pair* @p to i8*)
@c = global i64 ptrtoint (%pair* @p to i64)
; test: m @ptrr