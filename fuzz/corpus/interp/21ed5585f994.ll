; test: a variable that is nowhere declared, with the one that was meant
@counter = global i64 0
define i64 @main() {
  %x = load i64, i64* @countr ;~ error: `@countr` is not defined
  ret}
