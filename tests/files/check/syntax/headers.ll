; test: bad headers of functions; calls of them are no errors of their own
define i64 @f(i64 n) { ret i64 0 } ;~ error: the name of a parameter has a percent sign: `%n`
define @g() { ret void } ;~ error: expected the type of the result in front of `@g`
define i64 @h() ;~ error: expected `{`, found end of line
  ret i64 0
}
declare i64 @i(i64 ;~ error: expected `)`, found end of line
declare i64 @j(i64) { ;~ error: a declaration has no body
  ret i64 0
}
define i64 @k(i64 %n, i64 %n) { ;~ error: `%n` is defined twice
  %a = call i64 @f(i64 %n)
  %b = call i64 @h()
  %c = call i64 @i(i64 %a)
  ret i64 %c
}
define i64 @l() {
  ret i64 0 ;~ error: this function body is not closed by `}`
define i64 @m() {
  ret i64 0
}
