; test: arithmetic on integers of all widths, floats and vectors
; exit: 0
define i64 @main(double %d, i64 %n, <4 x i32> %v, <2 x float> %w) {
  %a = fadd double %d, 1.0
  %b = sdiv i64 %n, 3
  %c = xor <4 x i32> %v, %v
  %e = fmul fast <2 x float> %w, %w
  %f = add nuw nsw i128 1, 2
  %g = fneg double %d
  %h = shl i17 1, 3
  ret i64 %b
}
