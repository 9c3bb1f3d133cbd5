; test: results are rounded to the nearest, ties to even, and subnormal numbers are kept
; spec: Floating-Point Environment: "Therefore, floating-point math operations do not have side effects and may be speculated freely."
; spec: Floating-Point Environment: "Results assume the round-to-nearest rounding mode, and subnormals are assumed to be preserved."
; exit: 42
@one = global double 1.0
@ulp = global double 0x3CA0000000000000
@more = global double 0x3CA0000000000001
@tiny = global double 0x0010000000000000
@half = global double 0.5
@tinyf = global float 0x3810000000000000
define i32 @main() {
  %one = load double, ptr @one
  %ulp = load double, ptr @ulp
  %more = load double, ptr @more
  %tie = fadd double %one, %ulp
  %down = fcmp oeq double %tie, 1.0
  %above = fadd double %one, %more
  %up = fcmp oeq double %above, 0x3FF0000000000001
  %odd = fadd double %above, %ulp
  %even = fcmp oeq double %odd, 0x3FF0000000000002
  %tiny = load double, ptr @tiny
  %half = load double, ptr @half
  %sub = fmul double %tiny, %half
  %subbits = bitcast double %sub to i64
  %kept = icmp eq i64 %subbits, u0x0008000000000000
  %back = fadd double %sub, %sub
  %whole = fcmp oeq double %back, 0x0010000000000000
  %tinyf = load float, ptr @tinyf
  %subf = fmul float %tinyf, 0.25
  %subfbits = bitcast float %subf to i32
  %keptf = icmp eq i32 %subfbits, u0x00200000
  %a = and i1 %down, %up
  %b = and i1 %a, %even
  %c = and i1 %b, %kept
  %d = and i1 %c, %whole
  %e = and i1 %d, %keptf
  %r = select i1 %e, i32 42, i32 1
  ret i32 %r
}
