; Words by a constant: the high half of a product of 16 bits.
define <8 x i16> @f(<8 x i16> %a) {
  %r = udiv <8 x i16> %a, <i16 9, i16 9, i16 9, i16 9, i16 9, i16 9, i16 9, i16 9>
  ret <8 x i16> %r
}
; baseline:
; @f:
;     movups x0, [=0xe38fe38fe38fe38fe38fe38fe38fe38f]
;     pmulhuw xmm0, x0
;     psrlw xmm0, 3
;     ret
; opt:
; @f:
;     pmulhuw xmm0, [=0xe38fe38fe38fe38fe38fe38fe38fe38f]
;     psrlw xmm0, 3
;     ret
