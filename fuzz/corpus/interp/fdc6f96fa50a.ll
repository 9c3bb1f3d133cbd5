; test: a whole function on one line.
; exit: 3
define i64 @main() { %1 = add i; test: a declaration beside the definition, and a definition twice
64 1, 2 ret i64 %1 }declare 
i64 @f(i64)
define i64 @f(i64 %x) { ;~ error: `@f` is defined twice
 