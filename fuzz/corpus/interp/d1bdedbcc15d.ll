; test: the whole rendering: a variable that is nowhere declared, with the one that was meant
@counter = global i64 0
define i64 @main() {
;~v error: `@contr` is not defined
  %x = load i64, i644* @countr
  ret i64 %x
}
