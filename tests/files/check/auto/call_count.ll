; test: calls with too few and too many arguments
; exit: 0
define i64 @add(i64 %a, i64 %b) {
  ret i64 %a
}
define i64 @main() {
  %x = call i64 @add(i64 1) ;~ warning: `@add` takes 2 arguments, but this call passes 1
  %y = call i64 @add(i64 1, i64 2, i64 3) ;~ warning: `@add` takes 2 arguments, but this call passes 3
  ret i64 %x
}
