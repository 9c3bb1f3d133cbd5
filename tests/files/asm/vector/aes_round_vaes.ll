; A round of AES on 256 bits.
; features: aes,vaes
declare <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64>, <4 x i64>)

define <4 x i64> @f(<4 x i64> %a, <4 x i64> %b) {
  %r = call <4 x i64> @llvm.x86.aesni.aesenc.256(<4 x i64> %a, <4 x i64> %b)
  ret <4 x i64> %r
}
; baseline:
; @f:
;     aesenc xmm0, xmm2
;     aesenc xmm1, xmm3
;     ret
; opt:
; @f:
;     vaesenc xmm0, xmm0, xmm2
;     vaesenc xmm1, xmm1, xmm3
;     ret
