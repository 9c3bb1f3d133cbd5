; The multiplier of a seventh has 17 bits.
define <8 x i16> @f(<8 x i16> %a) {
  %r = udiv <8 x i16> %a, <i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7, i16 7>
  ret <8 x i16> %r
}
; baseline:
; @f:
;     movups x0, [=0x24932493249324932493249324932493]
;     movaps x1, xmm0
;     pmulhuw x1, x0
;     psubw xmm0, x1
;     psrlw xmm0, 1
;     paddw xmm0, x1
;     psrlw xmm0, 2
;     ret
; opt:
; @f:
;     movaps x0, xmm0
;     pmulhuw x0, [=0x24932493249324932493249324932493]
;     psubw xmm0, x0
;     psrlw xmm0, 1
;     paddw xmm0, x0
;     psrlw xmm0, 2
;     ret
