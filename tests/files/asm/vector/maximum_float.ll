; A comparison that chooses between its operands is MAXPS.
define <4 x float> @f(<4 x float> %a, <4 x float> %b) {
  %c = fcmp ogt <4 x float> %a, %b
  %r = select <4 x i1> %c, <4 x float> %a, <4 x float> %b
  ret <4 x float> %r
}
; baseline:
; @f:
;     maxps xmm0, xmm1
;     ret
; opt:
; @f:
;     maxps xmm0, xmm1
;     ret
