; Magnitudes without PABSD.
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)

define <4 x i32> @f(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 true)
  ret <4 x i32> %r
}
; baseline:
; @f:
;     xorps x0, x0
;     pcmpgtd x0, xmm0
;     xorps xmm0, x0
;     psubd xmm0, x0
;     ret
; opt:
; @f:
;     xorps x0, x0
;     pcmpgtd x0, xmm0
;     pxor xmm0, x0
;     psubd xmm0, x0
;     ret
