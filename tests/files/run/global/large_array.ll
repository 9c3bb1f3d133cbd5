; test: a large zeroed global, written at both ends and in the middle.
; exit: 6
@a = global [1000000 x i64] zeroinitializer
define i64 @main() {
  %p = getelementptr [1000000 x i64], [1000000 x i64]* @a, i64 0, i64 999999
  %q = getelementptr [1000000 x i64], [1000000 x i64]* @a, i64 0, i64 500000
  store i64 1, i64* %p
  store i64 2, i64* %q
  store i64 3, i64* getelementptr ([1000000 x i64], [1000000 x i64]* @a, i64 0, i64 0)
  %a = load i64, i64* %p
  %b = load i64, i64* %q
  %c = load i64, i64* getelementptr ([1000000 x i64], [1000000 x i64]* @a, i64 0, i64 0)
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  ret i64 %2
}
