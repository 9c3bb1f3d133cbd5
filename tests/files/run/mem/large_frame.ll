; test: a function with a large array on its stack, and neighbours that stay intact.
; exit: 6
define i64 @main() {
  %lo = alloca i64
  %a = alloca [20000 x i64]
  %hi = alloca i64
  store i64 1, ptr %lo
  store i64 2, ptr %hi
  %first = getelementptr [20000 x i64], ptr %a, i64 0, i64 0
  %last = getelementptr [20000 x i64], ptr %a, i64 0, i64 19999
  store i64 100, ptr %first
  store i64 -97, ptr %last
  %x = load i64, ptr %lo
  %y = load i64, ptr %hi
  %z = load i64, ptr %first
  %w = load i64, ptr %last
  %1 = add i64 %x, %y
  %2 = add i64 %1, %z
  %3 = add i64 %2, %w
  ret i64 %3
}
