; PSHUFB.
; features: ssse3
declare <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8>, <16 x i8>)

define <16 x i8> @f(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.x86.ssse3.pshuf.b.128(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}
; baseline:
; @f:
;     pshufb xmm0, xmm1
;     ret
; opt:
; @f:
;     pshufb xmm0, xmm1
;     ret
