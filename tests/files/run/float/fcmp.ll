; test: all ordered and unordered comparisons, of less, equal, greater and not-a-number.
; exit: 0
; stdout: 1c78 ad5
; stdout: 1366 3f80
; stdout: 3f80 3f80
@f = private constant [10 x i8] c"%lx %lx\0A\00\00"
@g = private constant [9 x i8] c"%ld %ld\0A\00"
declare i32 @printf(ptr, ...)
define i64 @all(double %a, double %b) {
  %oeq = fcmp oeq double %a, %b
  %ogt = fcmp ogt double %a, %b
  %oge = fcmp oge double %a, %b
  %olt = fcmp olt double %a, %b
  %ole = fcmp ole double %a, %b
  %one = fcmp one double %a, %b
  %ord = fcmp ord double %a, %b
  %ueq = fcmp ueq double %a, %b
  %ugt = fcmp ugt double %a, %b
  %uge = fcmp uge double %a, %b
  %ult = fcmp ult double %a, %b
  %ule = fcmp ule double %a, %b
  %une = fcmp une double %a, %b
  %uno = fcmp uno double %a, %b
  %b0 = zext i1 %oeq to i64
  %z1 = zext i1 %ogt to i64
  %z2 = zext i1 %oge to i64
  %z3 = zext i1 %olt to i64
  %z4 = zext i1 %ole to i64
  %z5 = zext i1 %one to i64
  %z6 = zext i1 %ord to i64
  %z7 = zext i1 %ueq to i64
  %z8 = zext i1 %ugt to i64
  %z9 = zext i1 %uge to i64
  %z10 = zext i1 %ult to i64
  %z11 = zext i1 %ule to i64
  %z12 = zext i1 %une to i64
  %z13 = zext i1 %uno to i64
  %s1 = shl i64 %z1, 1
  %s2 = shl i64 %z2, 2
  %s3 = shl i64 %z3, 3
  %s4 = shl i64 %z4, 4
  %s5 = shl i64 %z5, 5
  %s6 = shl i64 %z6, 6
  %s7 = shl i64 %z7, 7
  %s8 = shl i64 %z8, 8
  %s9 = shl i64 %z9, 9
  %s10 = shl i64 %z10, 10
  %s11 = shl i64 %z11, 11
  %s12 = shl i64 %z12, 12
  %s13 = shl i64 %z13, 13
  %o1 = or i64 %b0, %s1
  %o2 = or i64 %o1, %s2
  %o3 = or i64 %o2, %s3
  %o4 = or i64 %o3, %s4
  %o5 = or i64 %o4, %s5
  %o6 = or i64 %o5, %s6
  %o7 = or i64 %o6, %s7
  %o8 = or i64 %o7, %s8
  %o9 = or i64 %o8, %s9
  %o10 = or i64 %o9, %s10
  %o11 = or i64 %o10, %s11
  %o12 = or i64 %o11, %s12
  %o13 = or i64 %o12, %s13
  ret i64 %o13
}
define i64 @main() {
  %lt = call i64 @all(double 1.0, double 2.0)
  %eq = call i64 @all(double 2.0, double 2.0)
  %gt = call i64 @all(double 3.0, double 2.0)
  %nan = call i64 @all(double 0x7FF8000000000000, double 2.0)
  %nan2 = call i64 @all(double 2.0, double 0x7FF8000000000000)
  %nan3 = call i64 @all(double 0x7FF8000000000000, double 0x7FF8000000000000)
  %r1 = call i32 (ptr, ...) @printf(ptr @f, i64 %lt, i64 %eq)
  %r2 = call i32 (ptr, ...) @printf(ptr @f, i64 %gt, i64 %nan)
  %r3 = call i32 (ptr, ...) @printf(ptr @f, i64 %nan2, i64 %nan3)
  ret i64 0
}
