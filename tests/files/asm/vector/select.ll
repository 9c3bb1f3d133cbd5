; A choice by masks.
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %c = icmp sgt <4 x i32> %a, %b
  %r = select <4 x i1> %c, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     pcmpgtd x0, xmm1
;     xorps xmm0, xmm1
;     andps xmm0, x0
;     xorps xmm0, xmm1
;     ret
; opt:
; @f:
;     movaps x0, xmm0
;     pcmpgtd x0, xmm1
;     pxor xmm0, xmm1
;     pand xmm0, x0
;     pxor xmm0, xmm1
;     ret
