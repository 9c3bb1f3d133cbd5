; test: bitcast between double and i64 keeps the bits.
; exit: 0
; stdout: 3ff8000000000000 -2.0
@f = private constant [10 x i8] c"%lx %.1f\0A\00"
declare i32 @printf(ptr, ...)
define void @t(double %x, i64 %y) {
  %1 = bitcast double %x to i64
  %2 = bitcast i64 %y to double
  %r = call i32 (ptr, ...) @printf(ptr @f, i64 %1, double %2)
  ret void
}
define i64 @main() {
  call void @t(double 1.5, i64 -4611686018427387904)
  ret i64 0
}
