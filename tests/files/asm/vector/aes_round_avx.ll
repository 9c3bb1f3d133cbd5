; A round of AES whose operand stays.
; features: aes,avx
declare <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64>, <2 x i64>)

define <2 x i64> @f(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.x86.aesni.aesdeclast(<2 x i64> %b, <2 x i64> %a)
  ret <2 x i64> %r
}
; baseline:
; @f:
;     aesdeclast xmm1, xmm0
;     movaps xmm0, xmm1
;     ret
; opt:
; @f:
;     vaesdeclast xmm0, xmm1, xmm0
;     ret
