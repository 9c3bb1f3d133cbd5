; A round of AES.
; features: aes
declare <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64>, <2 x i64>)

define <2 x i64> @f(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.x86.aesni.aesenc(<2 x i64> %a, <2 x i64> %b)
  ret <2 x i64> %r
}
; baseline:
; @f:
;     aesenc xmm0, xmm1
;     ret
; opt:
; @f:
;     aesenc xmm0, xmm1
;     ret
