; What holds is counted by taking the mask away, or by adding it: its lanes are -1.
; passes: gvn
define <4 x i32> @f(<4 x i32> %sum, <4 x i32> %a, <4 x i32> %b) {
  %m = icmp sgt <4 x i32> %a, %b
  %one = zext <4 x i1> %m to <4 x i32>
  %more = add <4 x i32> %sum, %one
  %n = icmp eq <4 x i32> %a, %b
  %other = zext <4 x i1> %n to <4 x i32>
  %less = sub <4 x i32> %more, %other
  ret <4 x i32> %less
}

; Not where lanes are of another size, or the mask stands first in a difference.
define <8 x i16> @g(<8 x i16> %sum, <4 x i32> %a) {
  %m = icmp sgt <4 x i32> %a, zeroinitializer
  %s = sext <4 x i1> %m to <4 x i32>
  %w = bitcast <4 x i32> %s to <8 x i16>
  %one = and <8 x i16> %w, splat (i16 1)
  %less = sub <8 x i16> %one, %sum
  %more = add <8 x i16> %less, %one
  ret <8 x i16> %more
}
; expect:
; function @f(v128, v128, v128) -> v128 {
; block0(v0: v128, v1: v128, v2: v128):
;     v3 = vsgt.i32x4 v1, v2, 0
;     v4 = vconst 0x1000000010000000100000001
;     v5 = and.v128 v3, v4
;     v6 = vsub.i32x4 v0, v3, 0
;     v7 = veq.i32x4 v1, v2, 0
;     v8 = and.v128 v4, v7
;     v9 = vadd.i32x4 v6, v7, 0
;     return v9
; }
;
; function @g(v128, v128) -> v128 {
; block0(v0: v128, v1: v128):
;     v2 = vconst 0x0
;     v3 = vsgt.i32x4 v1, v2, 0
;     v4 = vconst 0x10001000100010001000100010001
;     v5 = and.v128 v3, v4
;     v6 = vsub.i16x8 v5, v0, 0
;     v7 = vadd.i16x8 v6, v5, 0
;     return v7
; }
