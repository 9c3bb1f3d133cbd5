; test: an index into a strue { i64, [2 x i64] }
define i64 @main(%t* %p) {
  %b = getelementptr %t, %t* %p, i64 0, i64 1, i64 1
  ret i64 0
}
