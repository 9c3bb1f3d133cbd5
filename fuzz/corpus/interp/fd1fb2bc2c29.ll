; test: the whole rendering: an undeclared name that is close to a declared one
declare i64 @strlen(i8*)
define i64 @main() {
;~v warning: `@strlne` is not declared: it is taken for ax
}
