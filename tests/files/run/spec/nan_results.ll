; test: what is no number and comes from numbers is quiet and has no payload, and from quiet NaNs comes a quiet one
; spec: Behavior of Floating-Point NaN values: "if all input NaNs are quiet (or if there are no input NaNs), then the output NaN is definitely quiet."
; spec: Behavior of Floating-Point NaN values: "Similarly, if all input NaNs are preferred (or if there are no input NaNs) and the target does not have any "extra" NaN payloads, then the output NaN is guaranteed to be preferred."
; exit: 42
@zero = global double 0.0
@inf = global double 0x7FF0000000000000
@quiet = global double 0x7FF8000000000123
@zerof = global float 0.0
define i32 @main() {
  %z = load double, ptr @zero
  %i = load double, ptr @inf
  %q = load double, ptr @quiet
  %a = fdiv double %z, %z
  %b = fsub double %i, %i
  %c = fmul double %i, %z
  %d = fadd double %q, 1.0
  %e = fmul double %q, %a
  %ab = bitcast double %a to i64
  %bb = bitcast double %b to i64
  %cb = bitcast double %c to i64
  %db = bitcast double %d to i64
  %eb = bitcast double %e to i64
  %as = and i64 %ab, u0x7FFFFFFFFFFFFFFF
  %bs = and i64 %bb, u0x7FFFFFFFFFFFFFFF
  %cs = and i64 %cb, u0x7FFFFFFFFFFFFFFF
  %ds = and i64 %db, u0x7FF8000000000000
  %es = and i64 %eb, u0x7FF8000000000000
  %t1 = icmp eq i64 %as, u0x7FF8000000000000
  %t2 = icmp eq i64 %bs, u0x7FF8000000000000
  %t3 = icmp eq i64 %cs, u0x7FF8000000000000
  %t4 = icmp eq i64 %ds, u0x7FF8000000000000
  %t5 = icmp eq i64 %es, u0x7FF8000000000000
  %f = load float, ptr @zerof
  %g = fdiv float %f, %f
  %gb = bitcast float %g to i32
  %gs = and i32 %gb, u0x7FFFFFFF
  %t6 = icmp eq i32 %gs, u0x7FC00000
  %u1 = and i1 %t1, %t2
  %u2 = and i1 %t3, %t4
  %u3 = and i1 %t5, %t6
  %v1 = and i1 %u1, %u2
  %v2 = and i1 %v1, %u3
  %r = select i1 %v2, i32 42, i32 1
  ret i32 %r
}
