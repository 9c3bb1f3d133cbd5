; A comparison makes masks.
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp sgt <4 x i32> %a, %b
  %r = sext <4 x i1> %c to <4 x i32>
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pcmpgtd xmm0, xmm1
;     ret
; opt:
; @f:
;     pcmpgtd xmm0, xmm1
;     ret
