; test: atomic loads and stores of every width and order, and fences.
; exit: 0
; stdout: -8 -16 -32 -64 1.5 2.5 1
@fmt = constant [26 x i8] c"%d %d %d %ld %g %g %d\0A\00\00\00\00"
@b = global i8 0
@h = global i16 0
@w = global i32 0
@q = global i64 0
@f = global float 0.0
@d = global double 0.0
@p = global ptr null
declare i32 @printf(ptr, ...)
define i32 @main() {
  %l = alloca i32
  store atomic i8 -8, ptr @b monotonic, align 1
  store atomic i16 -16, ptr @h release, align 2
  fence release
  store atomic i32 -32, ptr %l seq_cst, align 4
  store atomic volatile i64 -64, ptr @q unordered, align 8
  store atomic float 1.5, ptr @f seq_cst, align 4
  store atomic double 2.5, ptr @d seq_cst, align 8
  store atomic ptr @d, ptr @p seq_cst, align 8
  fence syncscope("singlethread") seq_cst
  %1 = load atomic i8, ptr @b unordered, align 1
  %2 = load atomic i16, ptr @h monotonic, align 2
  fence acquire
  %3 = load atomic i32, ptr %l acquire, align 4
  %4 = load atomic i64, ptr @q seq_cst, align 8
  %5 = load atomic float, ptr @f seq_cst, align 4
  %6 = load atomic volatile double, ptr @d syncscope("singlethread") seq_cst, align 8
  %7 = load atomic ptr, ptr @p seq_cst, align 8
  fence acq_rel
  %8 = sext i8 %1 to i32
  %9 = sext i16 %2 to i32
  %10 = fpext float %5 to double
  %11 = icmp eq ptr %7, @d
  %12 = zext i1 %11 to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %8, i32 %9, i32 %3, i64 %4, double %10, double %6, i32 %12)
  ret i32 0
}
