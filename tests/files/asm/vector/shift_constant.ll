; PSLLD.
define <4 x i32> @f(<4 x i32> %a) {
  %r = shl <4 x i32> %a, <i32 3, i32 3, i32 3, i32 3>
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pslld xmm0, 3
;     ret
; opt:
; @f:
;     pslld xmm0, 3
;     ret
