; test: the whole rendering: a variable that is nowhere declared, with the one that was meant
@counter = global i64 0
define i64 @main() {
;~v error: `@countr` is not defined
  %x = load i64, i64* @countr
  ret i64 %x
}
