; test: getelementptr expressions as initialisers and as operands, in three shapes.
; exit: 90
@a = global [5 x i64] [i64 10, i64 20, i64 30, i64 40, i64 50]
@p = global i64* getelementptr ([5 x i64], [5 x i64]* @a, i32 0, i32 1)
@q = global i64* getelementptr inbounds ([5 x i64], [5 x i64]* @a, i64 0, i64 2)
define i64 @main() {
  %p = load i64*, i64** @p
  %x = load i64, i64* %p
  %q = load i64*, i64** @q
  %y = load i64, i64* %q
  %z = load i64, i64* getelementptr ([5 x i64], [5 x i64]* @a, i32 0, i32 3)
  %1 = add i64 %x, %y
  %2 = add i64 %1, %z
  ret i64 %2
}
