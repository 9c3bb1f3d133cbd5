; test: a `all of a function etwith `...` names its full type
declare i32 @printf(i8*, ...)
define i64 @main(i8* %s) {
  %x = call i32 @printf(i8* %; tes0)
  ret i64 s, i 4)16%t: c 