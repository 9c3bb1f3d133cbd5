; Words without signs in lanes of 32 bits: PACKUSDW.
; features: sse4.1
define <8 x i16> @f(<4 x i32> %a, <4 x i32> %b) {
  %c = lshr <4 x i32> %a, <i32 16, i32 16, i32 16, i32 16>
  %d = lshr <4 x i32> %b, <i32 16, i32 16, i32 16, i32 16>
  %x = bitcast <4 x i32> %c to <8 x i16>
  %y = bitcast <4 x i32> %d to <8 x i16>
  %r = shufflevector <8 x i16> %x, <8 x i16> %y, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  ret <8 x i16> %r
}
; baseline:
; @f:
;     psrld xmm0, 0x10
;     psrld xmm1, 0x10
;     movaps x0, xmm0
;     pshufb x0, [=0x80808080808080800d0c090805040100]
;     movaps x1, xmm1
;     pshufb x1, [=0xd0c0908050401008080808080808080]
;     por x0, x1
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     psrld xmm0, 0x10
;     psrld xmm1, 0x10
;     packusdw xmm0, xmm1
;     ret
