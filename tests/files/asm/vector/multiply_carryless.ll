; The high half of one and the low half of another.
; features: pclmulqdq
declare <2 x i64> @llvm.x86.pclmulqdq(<2 x i64>, <2 x i64>, i8)

define <2 x i64> @f(<2 x i64> %a, <2 x i64> %b) {
  %r = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %a, <2 x i64> %b, i8 1)
  ret <2 x i64> %r
}
; baseline:
; @f:
;     pclmulhqlqdq xmm0, xmm1
;     ret
; opt:
; @f:
;     pclmulhqlqdq xmm0, xmm1
;     ret
