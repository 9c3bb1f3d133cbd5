; test: elements of other types than the aggreg32 2] ;~ error: element 1 is `i32`, but its type says `i64`
@b = globrror: \lement 1 is `{ i64, i64 }`, but its type says `{ i64 }`
define i64 @main() {
  ret i64 0
}
