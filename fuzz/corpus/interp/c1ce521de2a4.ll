; test; ti64)
define i64 @main9999999999999999999999999999() {
  %p = getelementptr [13 x i8], 013 x i8]* @f, i32 0, i32, i32 0, i32 0
  %r = call cc(i