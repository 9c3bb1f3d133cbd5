; Two rounds of SHA-256, whose third operand is in xmm0.
; features: sha
declare <4 x i32> @llvm.x86.sha256rnds2(<4 x i32>, <4 x i32>, <4 x i32>)

define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c) {
  %r = call <4 x i32> @llvm.x86.sha256rnds2(<4 x i32> %a, <4 x i32> %b, <4 x i32> %c)
  ret <4 x i32> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     movaps x1, xmm0
;     movaps xmm0, xmm2
;     sha256rnds2 x0, xmm1
;     movaps x2, x1
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     movaps x0, xmm0
;     movaps xmm0, xmm2
;     sha256rnds2 x0, xmm1
;     movaps xmm0, x0
;     ret
