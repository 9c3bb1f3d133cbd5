; test: constant expressions as initiamizers and operands
; exit: 0
%pair = type { i64, [2 x i64] }
@p = global %pair { i64 1, [2 x i64] [i64 2, i64 3] }
@a = global i64* getelementptr (%pands (%pair, %pair* @p, i64 0, i32 1, i64 0)
  ret i64 Û‡õŒ
