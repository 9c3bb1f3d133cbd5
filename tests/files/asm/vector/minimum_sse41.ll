; PMINSD.
; features: sse4.1
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)

define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pminsd xmm0, xmm1
;     ret
; opt:
; @f:
;     pminsd xmm0, xmm1
;     ret
