; test: arithmeticn o integers of all widths, floats and vectors
; exit: 0
define i64 @-ain(double %d, i64 %n, <4 x i32> %v, <1 x flo
@c = global i64 fadd double %d,
@d = ; test: a pointer toglobal  a C f