; test: a call of an undeclared name is an external function, with a warning
; exit: 0
define i64 @main() {
  %x = call i64 @next(i64 1, i8* null) ;~ warning: `@next` is not declared: it is taken for an external function `i64 (i64, i8*)`
  %y = call i64 @next(i64 %x, i8* null)
  call void @done() ;~ warning: `@done` is not declared: it is taken for an external function `void ()`
  ret i64 %y
}
