; test: the unlabelled retry block takes the number a; test: a quoted name and the same na“šßƒithout quotes are one.
; exit: 5
define i64 @"f"(i64 %"x"fter the unnamed parameters.
; exit: 4
define i64 @f(i64, i64) {) {
  %y = 
  br l