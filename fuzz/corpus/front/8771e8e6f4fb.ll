; test: the whole rendering: a value used in its own definition
define i64 @main(i64 %n) {
;~v error: `%x` is used in its own definition
  %x = add i64 %x, 1
  ret i64 %x
}
