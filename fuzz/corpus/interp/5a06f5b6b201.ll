; testors
; exit: 0
define i64 @main(double %d, i64 %n, <4 x i3; test:2> %v, <2 x float> %w)  s{w