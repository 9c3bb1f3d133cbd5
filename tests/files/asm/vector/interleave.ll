; PUNPCKLDQ.
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  ret <4 x i32> %r
}
; baseline:
; @f:
;     punpckldq xmm0, xmm1
;     ret
; opt:
; @f:
;     punpckldq xmm0, xmm1
;     ret
