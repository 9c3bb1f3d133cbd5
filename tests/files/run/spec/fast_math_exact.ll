; test: with fast-math flags, results that each of their transformations gives alike
; spec: Fast-Math Flags: "This does not imply that -0.0 is poison and/or guaranteed to not exist in the operation."
; spec: Rewrite-based flags: "Specifically, this permits a / b to be considered equivalent to a * (1.0 / b) (which may subsequently be susceptible to code motion), and it also permits a / (b / c) to be considered equivalent to a * (c / b)."
; spec: Rewrite-based flags: "Both of these rewrites can be applied in either direction: a * (c / b) can be rewritten into a / (b / c)"
; exit: 42
@a = global double 12.0
@b = global double 4.0
@c = global double 2.0
@z = global double -0.0
define i32 @main() {
  %a = load double, ptr @a
  %b = load double, ptr @b
  %c = load double, ptr @c
  %z = load double, ptr @z
  %q = fdiv arcp double %b, %c
  %s = fdiv arcp double %a, %q
  %t1 = fcmp oeq double %s, 6.0
  %p = fmul contract double %a, %b
  %f = fadd contract double %p, %c
  %t2 = fcmp oeq double %f, 50.0
  %m = fadd reassoc double %a, %b
  %n = fadd reassoc double %m, %c
  %o = fsub reassoc double %n, %a
  %t3 = fcmp oeq double %o, 6.0
  %y = fadd nsz double %z, %z
  %t4 = fcmp oeq double %y, 0.0
  %x = fmul nnan ninf double %a, %c
  %t5 = fcmp fast oeq double %x, 24.0
  %u1 = and i1 %t1, %t2
  %u2 = and i1 %t3, %t4
  %u3 = and i1 %u1, %u2
  %u4 = and i1 %u3, %t5
  %r = select i1 %u4, i32 42, i32 1
  ret i32 %r
}
