; test: the whole rendering: an undeclared name that is close to a declared one
declare i64 @strlen(i8*)
define i64 @main() {
;~v warning: `@strlne` is not declared: it is taken for an external function `i64 (i8*)`
  %x = call i64 @strlne(i8* null)
  ret i64 %x
}
