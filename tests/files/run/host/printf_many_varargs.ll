; test: more varargs than there are registers, integers and doubles interleaved.
; exit: 0
; stdout: 1 1.5 2 2.5 3 3.5 4 4.5 5 5.5 6 6.5 7 7.5 8 8.5 9 9.5 10 10.5
@f = private constant [82 x i8] c"%ld %.1f %ld %.1f %ld %.1f %ld %.1f %ld %.1f %ld %.1f %ld %.1f %ld %.1f %ld %.1f \00"
@g = private constant [10 x i8] c"%ld %.1f\0A\00"
declare i32 @printf(ptr, ...)
define i64 @main() {
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 1, double 1.5, i64 2, double 2.5, i64 3, double 3.5, i64 4, double 4.5, i64 5, double 5.5, i64 6, double 6.5, i64 7, double 7.5, i64 8, double 8.5, i64 9, double 9.5)
  %q = call i32 (ptr, ...) @printf(ptr @g, i64 10, double 10.5)
  ret i64 0
}
