; Lanes that move up behind a constant.
; features: ssse3
define <4 x i32> @f(<4 x i32> %a) {
  %r = shufflevector <4 x i32> <i32 7, i32 8, i32 9, i32 10>, <4 x i32> %a, <4 x i32> <i32 1, i32 4, i32 5, i32 6>
  ret <4 x i32> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     pshufb x0, [=0xb0a0908070605040302010080808080]
;     movups x1, [=0x8]
;     orps x0, x1
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     pslldq xmm0, 4
;     por xmm0, [=0x8]
;     ret
