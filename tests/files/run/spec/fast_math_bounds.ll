; test: `contract` is no leave to reassociate, and `reassoc` of one instruction is none for another
; spec: Rewrite-based flags: "For example, (a*b) + (c*d) + e can not be transformed into (a*b) + ((c*d) + e) to create two fma operations."
; spec: Rewrite-based flags: "this reassociation here is only legal because both the instructions had the reassoc flag; if only one had it, it would not be legal to make the transformation."
; exit: 42
@one = global double 1.0
@large = global double 9007199254740992.0
@negative = global double -9007199254740992.0
@huge = global double 1.0e300
@tiny = global double 1.0e-10
define i32 @main() {
  %one = load double, ptr @one
  %large = load double, ptr @large
  %negative = load double, ptr @negative
  ; (1 * 1) + (1 * 2^53) + -2^53 is 0, and (1 * 1) + ((1 * 2^53) + -2^53) would be 1.
  %ab = fmul contract double %one, %one
  %cd = fmul contract double %one, %large
  %x = fadd contract double %ab, %cd
  %y = fadd contract double %x, %negative
  %t1 = fcmp oeq double %y, 0.0
  ; 1e300 * 1e300 is infinite, and so is its product with 1e-10 twice.
  %huge = load double, ptr @huge
  %tiny = load double, ptr @tiny
  %p = fmul reassoc double %huge, %huge
  %q = fmul double %p, %tiny
  %r1 = fmul reassoc double %q, %tiny
  %t2 = fcmp oeq double %r1, 0x7FF0000000000000
  %t = and i1 %t1, %t2
  %r = select i1 %t, i32 42, i32 1
  ret i32 %r
}
