; test: a signaling NaN gives a NaN, quiet or not, and with its payload or none
; spec: Behavior of Floating-Point NaN values: "Signaling NaN outputs can only occur if they are provided as an input value."
; spec: Behavior of Floating-Point NaN values: "For example, "fmul SNaN, 1.0" may be simplified to SNaN rather than QNaN."
; spec: Behavior of Floating-Point NaN values: "Floating-point math operations are allowed to treat all NaNs as if they were quiet NaNs."
; exit: 42
; spec: Behavior of Floating-Point NaN values: "This set is empty on x86 and ARM, but can be non-empty on other architectures."
@signaling = global double 0x7FF0000000000123
define i32 @main() {
  %x = load double, ptr @signaling
  %y = fmul double %x, 1.0
  %nan = fcmp uno double %y, 0.0
  %yb = bitcast double %y to i64
  %m = and i64 %yb, u0x7FFFFFFFFFFFFFFF
  %same = icmp eq i64 %m, u0x7FF0000000000123
  %quiet = icmp eq i64 %m, u0x7FF8000000000123
  %preferred = icmp eq i64 %m, u0x7FF8000000000000
  %a = or i1 %same, %quiet
  %b = or i1 %a, %preferred
  %c = and i1 %nan, %b
  %r = select i1 %c, i32 42, i32 1
  ret i32 %r
}
