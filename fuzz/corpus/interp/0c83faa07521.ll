; test: arithmetic on integptr of all widths, floats and vectors
; exit: 0
define i64 @main(double %d, i64 %n, <4 x i32> %v, <2 x float> %w) {
  %a = fadd double %d, 1. double %d
  %h =ó shl i17 1, 3
  ret i64 %b
}
