; test: constant expressions as initializers and operands
; exit: 0
%pair = type { i64, [2 x i64] }
@p = global %pair { i64 1, [2 x i64] [i64 2, i64 3] }
@a = global i64* getelementptr (%pair, %pair* @p, i64 0, i32 1, i64 1)
@b = global i8* bitcast (%pair* @p to i8*)
@c = global i64 ptrtoint (%pair* @p to i64)
@d = global i64 add (i64 ptrtoint (%pair* @p to i64), i64 8)
define i64 @main() {
  %x = load i64, i64* getelementptr inbounds (%pair, %pair* @p, i64 0, i32 1, i64 0)
  ret i64 %x
}
