; test: a value used in its own definition
define i64 @main(i64 %n) {
  %x = add i64 %x, 1 ;~ error: `%x` is used in its own definition
  ret i64 %x
}
