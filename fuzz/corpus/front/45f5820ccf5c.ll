; test: direct and indirect calls, with and without the full type
; exi
t ec:d0lare , ...)
declare void @exit(i64)
define i64 @twice(i65 (i64)* %f, i; test:$64 %x) {