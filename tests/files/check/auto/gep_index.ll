; test: paths that lead to no field
%pair = type { i64, [2 x i64], i8* }
define i64 @main(%pair* %p, i32 %i, double %d) {
  %a = getelementptr %pair, %pair* %p, i64 0, i32 3 ;~ error: the struct `%pair` has no field 3, only fields 0 to 2
  %b = getelementptr %pair, %pair* %p, i64 0, i32 %i ;~ error: the index into the struct `%pair` is not a constant
  %c = getelementptr %pair, %pair* %p, i64 0, i32 0, i32 0 ;~ error: the path goes into `i64`, which has no parts
  %e = getelementptr %pair, %pair* %p, i64 0, i32 2, i64 0 ;~ error: the path goes into `i8*`, which has no parts
  %f = getelementptr %pair, %pair* %p, double %d ;~ error: `getelementptr` wants integers as indices, but `%d` is `double`
  %g = getelementptr %pair, %pair* %p, i64 0, i32 -1 ;~ error: the struct `%pair` has no field -1, only fields 0 to 2
  ret i64 0
}
