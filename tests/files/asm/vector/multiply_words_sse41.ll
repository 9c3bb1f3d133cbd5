; PMULLD.
; features: sse4.1
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = mul <4 x i32> %a, %b
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pmulld xmm0, xmm1
;     ret
; opt:
; @f:
;     pmulld xmm0, xmm1
;     ret
