; test: a use in front of its definition
define i64 @main(i64 %n) {
  %y = add i64 %x, 1 ;~ error: `%x` is used before it is defined
  %x = add i64 %n, 1
  ret i64 %y
}
