; test: extractvalue and insertvalue out of range, and of what has no parts
define i64 @main({ i64, [2 x i64] } %s, i64 %n) {
  %a = extractvalue { i64, [2 x i64] } %s, 2 ;~ error: index 2 is out of range: `{ i64, [2 x i64] }` has 2 elements
  %b = extractvalue { i64, [2 x i64] } %s, 1, 2 ;~ error: index 2 is out of range: `[2 x i64]` has 2 elements
  %c = extractvalue i64 %n, 0 ;~ error: `extractvalue` wants a struct or array, but `%n` is `i64`
  %d = insertvalue { i64, [2 x i64] } %s, i64 1, 0, 0 ;~ error: the path goes into `i64`, which has no parts
  ret i64 0
}
