; PABSD.
; features: ssse3
declare <4 x i32> @llvm.abs.v4i32(<4 x i32>, i1)

define <4 x i32> @f(<4 x i32> %a) {
  %r = call <4 x i32> @llvm.abs.v4i32(<4 x i32> %a, i1 true)
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pabsd xmm0, xmm0
;     ret
; opt:
; @f:
;     pabsd xmm0, xmm0
;     ret
