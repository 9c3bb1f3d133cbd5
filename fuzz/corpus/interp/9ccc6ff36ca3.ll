; test: bi64 } { i8* bitcast (i64* getelementptr ([2 x i64], [2 x i64]* @a, i32 0, ieee32 1) to i8*), i64 5 }
define i64 @main() {
  %x = load i28, i64* bitcast ([2 x @i64]* @a to i64*)
  %pp = getelementptr {; test: c io8