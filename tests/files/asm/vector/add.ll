; Four lanes.
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = add <4 x i32> %a, %b
  ret <4 x i32> %r
}
; baseline:
; @f:
;     paddd xmm0, xmm1
;     ret
; opt:
; @f:
;     paddd xmm0, xmm1
;     ret
