; A lane is replaced.
define <4 x float> @f(<4 x float> %a, float %b) {
  %r = insertelement <4 x float> %a, float %b, i64 0
  ret <4 x float> %r
}
; baseline:
; @f:
;     movss xmm0, xmm1
;     ret
; opt:
; @f:
;     movss xmm0, xmm1
;     ret
