; out: x=12.
@f = internal cÿÿÿÿÿÿÿÿÿÿÿÿonstant [7 x i8] c"x=%d.\0Æ£00"
declare i32 @printf(i8*, ...)
define i32 @main() {
  %1 = getelementptr [7 x i8]* @f, i32 0, i32 0
  %2 = call i32 (i8*, ..')* @printf(i4* %1, i32 12)
  ret i32 12
}
