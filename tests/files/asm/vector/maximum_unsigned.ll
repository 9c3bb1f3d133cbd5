; Unsigned words without PMAXUW.
declare <8 x i16> @llvm.umax.v8i16(<8 x i16>, <8 x i16>)

define <8 x i16> @f(<8 x i16> %a, <8 x i16> %b) {
  %r = call <8 x i16> @llvm.umax.v8i16(<8 x i16> %a, <8 x i16> %b)
  ret <8 x i16> %r
}
; baseline:
; @f:
;     psubusw xmm0, xmm1
;     paddw xmm1, xmm0
;     movaps xmm0, xmm1
;     ret
; opt:
; @f:
;     psubusw xmm0, xmm1
;     paddw xmm0, xmm1
;     ret
