; test: sums, products, quotients, remainders, roots and conversions are those of IEEE-754 to the last bit
; spec: Floating-Point Semantics: "In particular, such a floating-point instruction returning a non-NaN value is guaranteed to always return the same bit-identical result on all machines and optimization levels."
; spec: Floating-Point Semantics: "This means that optimizations and backends may not change the observed bitwise result of these operations in any way (unless NaNs are returned), and frontends can rely on these operations providing correctly rounded results as described in the standard."
; exit: 42
@a = global double 0.1
@b = global double 0.2
@three = global double 3.0
@one = global double 1.0
@af = global float 0x3FB99999A0000000
@onef = global float 1.0
@threef = global float 3.0
declare double @llvm.sqrt.f64(double)
declare double @llvm.fma.f64(double, double, double)
define i32 @main() {
  %a = load double, ptr @a
  %b = load double, ptr @b
  %three = load double, ptr @three
  %one = load double, ptr @one
  %sum = fadd double %a, %b
  %t1 = fcmp oeq double %sum, 0x3FD3333333333334
  %product = fmul double %a, %three
  %t2 = fcmp oeq double %product, 0x3FD3333333333334
  %third = fdiv double %one, %three
  %t3 = fcmp oeq double %third, 0x3FD5555555555555
  %rest = frem double %one, %a
  %t4 = fcmp oeq double %rest, 0x3FB9999999999996
  %root = call double @llvm.sqrt.f64(double %three)
  %t5 = fcmp oeq double %root, 0x3FFBB67AE8584CAA
  %fused = call double @llvm.fma.f64(double %a, double %three, double -0.3)
  %t6 = fcmp oeq double %fused, 0x3C80000000000000
  %cut = fptrunc double %a to float
  %t7 = fcmp oeq float %cut, 0x3FB99999A0000000
  %onef = load float, ptr @onef
  %threef = load float, ptr @threef
  %thirdf = fdiv float %onef, %threef
  %t8 = fcmp oeq float %thirdf, 0x3FD5555560000000
  %u1 = and i1 %t1, %t2
  %u2 = and i1 %t3, %t4
  %u3 = and i1 %t5, %t6
  %u4 = and i1 %t7, %t8
  %v1 = and i1 %u1, %u2
  %v2 = and i1 %u3, %u4
  %w = and i1 %v1, %v2
  %r = select i1 %w, i32 42, i32 1
  ret i32 %r
}
