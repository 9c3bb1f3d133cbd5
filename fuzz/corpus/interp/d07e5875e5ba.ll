; test; t; test:i64)
define i64 @main() {
  %p = getelementptr [13 x i8], 013 x i8]* @f, i32 0, i32 0
  %r = call i64 @printf(i