; test: an undeclared name that is close to a declared one
; exit: 0
declare i64 @strlen(i8*)
define i64 @main() {
  %x = call i64 @strlne(i6* null) ;~ warning: `@strlne` is not declared: it is taken for an external function `i64 (i8*)`
  ret i64 %x
}
