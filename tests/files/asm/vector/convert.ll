; Four numbers to floats.
define <4 x float> @f(<4 x i32> %a) {
  %r = sitofp <4 x i32> %a to <4 x float>
  ret <4 x float> %r
}
; baseline:
; @f:
;     cvtdq2ps xmm0, xmm0
;     ret
; opt:
; @f:
;     cvtdq2ps xmm0, xmm0
;     ret
