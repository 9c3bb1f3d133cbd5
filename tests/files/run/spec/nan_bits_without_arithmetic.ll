; test: where nothing is computed, the sign, the quiet bit and the payload of a NaN stay
; spec: Behavior of Floating-Point NaN values: "The representation bits of a floating-point value do not mutate arbitrarily; in particular, if there is no floating-point operation being performed, NaN signs, quiet bits, and payloads are preserved."
; exit: 42
@bits = global [3 x i64] [i64 u0x7FF0000000000123, i64 u0xFFF0000000000001, i64 u0xFFFABCDEF0123456]
@floats = global [2 x i32] [i32 u0x7F800123, i32 u0xFFA00001]
define internal double @pass(double %x, i1 %c) noinline {
entry:
  br i1 %c, label %slot, label %next
slot:
  %p = alloca double
  store double %x, ptr %p
  %y = load double, ptr %p
  br label %next
next:
  %z = phi double [ %x, %entry ], [ %y, %slot ]
  %w = select i1 %c, double %z, double 1.0
  ret double %w
}
define internal float @passf(float %x, i1 %c) noinline {
  %w = select i1 %c, float %x, float 1.0
  %v = insertelement <4 x float> zeroinitializer, float %w, i32 2
  %e = extractelement <4 x float> %v, i32 2
  ret float %e
}
define i32 @main(i32 %argc) {
entry:
  %c = icmp ne i32 %argc, 1000
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %wrong = phi i64 [ 0, %entry ], [ %wrongs, %loop ]
  %p = getelementptr i64, ptr @bits, i64 %i
  %was = load i64, ptr %p
  %x = load double, ptr %p
  %y = call double @pass(double %x, i1 %c)
  %is = bitcast double %y to i64
  %d = xor i64 %is, %was
  %wrongs = or i64 %wrong, %d
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, 3
  br i1 %more, label %loop, label %floats
floats:
  %a = load float, ptr @floats
  %q = getelementptr float, ptr @floats, i64 1
  %b = load float, ptr %q
  %a2 = call float @passf(float %a, i1 %c)
  %b2 = call float @passf(float %b, i1 %c)
  %a3 = bitcast float %a2 to i32
  %b3 = bitcast float %b2 to i32
  %s = icmp eq i32 %a3, u0x7F800123
  %t = icmp eq i32 %b3, u0xFFA00001
  %u = icmp eq i64 %wrongs, 0
  %v = and i1 %s, %t
  %w = and i1 %v, %u
  %r = select i1 %w, i32 42, i32 1
  ret i32 %r
}
