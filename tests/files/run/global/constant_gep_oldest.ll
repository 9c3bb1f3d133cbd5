; test: a getelementptr expression in the oldest vintage.
; exit: 40
@a = global [5 x i64] [i64 10, i64 20, i64 30, i64 40, i64 50]
@p = global i64* getelementptr ([5 x i64]* @a, i32 0, i32 3)
define i64 @main() {
  %p = load i64** @p
  %x = load i64* %p
  ret i64 %x
}
