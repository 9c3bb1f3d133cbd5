; Four rounds of SHA-1, of which there is no form by VEX.
; features: sha,avx
declare <4 x i32> @llvm.x86.sha1rnds4(<4 x i32>, <4 x i32>, i8)

define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.x86.sha1rnds4(<4 x i32> %b, <4 x i32> %a, i8 2)
  ret <4 x i32> %r
}
; baseline:
; @f:
;     sha1rnds4 xmm1, xmm0, 2
;     movaps xmm0, xmm1
;     ret
; opt:
; @f:
;     movaps x0, xmm0
;     movaps xmm0, xmm1
;     sha1rnds4 xmm0, x0, 2
;     ret
