; Words shifted up by constants are products with powers of two.
define <8 x i16> @f(<8 x i16> %a) {
  %r = shl <8 x i16> %a, <i16 8, i16 4, i16 8, i16 4, i16 0, i16 1, i16 15, i16 4>
  ret <8 x i16> %r
}
; baseline:
; @f:
;     movups x0, [=0x108000000200010010010000100100]
;     pmullw xmm0, x0
;     ret
; opt:
; @f:
;     pmullw xmm0, [=0x108000000200010010010000100100]
;     ret
