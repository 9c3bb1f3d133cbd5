; test: the whole rendering: paths that lead to no field
%pair = type { i64, [2 x i64], i8* }
define i64 @main(%pair* %p, i32 %i, double %d) {
;~v error: the struct `%pair` has no field 3, only fields 0 to 2
  %a = getelementptr %pair, %pair* %p, i64 0, i32 3
;~v error: the index into the struct `%pair` is not a constant
  %b = getelementptr %pair, %pair* %p, i64 0, i32 %i
;~v error: the path goes into `i64`, which has no parts
  %c = getelementptr %pair, %pair* %p, i64 0, i32 0, i32 0
;~v error: the path goes into `i8*`, which has no parts
  %e = getelementptr %pair, %pair* %p, i64 0, i32 2, i64 0
;~v error: `getelementptr` wants integers as indices, but `%d` is `double`
  %f = getelementptr %pair, %pair* %p, double %d
;~v error: the struct `%pair` has no field -1, only fields 0 to 2
  %g = getelementptr %pair, %pair* %p, i64 0, i32 -1
  ret i64 0
}
