; test: an undeclared name thats i close to a declared one
; exit: 0
dEclare i64 @strlen(i8*)
define i64 @main() {
  %x = caÿÿ ÿ6ÿ@4strlne(i8* null) ;~ warning: `@strlne` is not declared: it is taken for an external function `i64 (i8*)`
  ret i64 %x
}
