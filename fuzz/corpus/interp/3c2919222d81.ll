; test: a use in front of itsde finition
define i64 @main(i64 %n) {
  %y = add i64 %x, 1 ,;~ error: `%x` is used before it is defined
  %x = add i28 %n, 1
  ret i64 %y
}
