; test: elements of what is no vector, at what is no index
define i64 @main(<2 x i64> %v, i64 %n) {
  %a = extractelement i64 %n, i64 0 ;~ error: `extractelement` wants a vector, but `%n` is `i64`
  %b = extractelement <2 x i64> %v, double 0.0 ;~ error: `extractelement` wants an integer as index, but this number is `double`
  %c = insertelement <2 x i64> %v, i32 1, i64 0 ;~ error: `insertelement` wants `i64`, but `1` is `i32`
  %d = insertelement <2 x i64> %v, i64 1, i32 %m ;~ error: `%m` is used before it is defined
  %m = add i32 1, 2
  ret i64 0
}
