; Lanes of 32 bits that may have any bits are not packed: two shuffles are as good as zeroing.
; features: sse4.1
define <8 x i16> @f(<4 x i32> %a, <4 x i32> %b) {
  %x = bitcast <4 x i32> %a to <8 x i16>
  %y = bitcast <4 x i32> %b to <8 x i16>
  %r = shufflevector <8 x i16> %x, <8 x i16> %y, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  ret <8 x i16> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     pshufb x0, [=0x80808080808080800d0c090805040100]
;     movaps x1, xmm1
;     pshufb x1, [=0xd0c0908050401008080808080808080]
;     por x0, x1
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     pshufb xmm0, [=0x80808080808080800d0c090805040100]
;     pshufb xmm1, [=0xd0c0908050401008080808080808080]
;     por xmm0, xmm1
;     ret
