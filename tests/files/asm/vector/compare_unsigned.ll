; An unsigned comparison with a constant.
define <16 x i8> @f(<16 x i8> %a) {
  %c = icmp ugt <16 x i8> %a, splat (i8 100)
  %r = sext <16 x i1> %c to <16 x i8>
  ret <16 x i8> %r
}
; baseline:
; @f:
;     movups x0, [=0x80808080808080808080808080808080]
;     xorps xmm0, x0
;     movups x1, [=0xe4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4]
;     pcmpgtb xmm0, x1
;     ret
; opt:
; @f:
;     pxor xmm0, [=0x80808080808080808080808080808080]
;     pcmpgtb xmm0, [=0xe4e4e4e4e4e4e4e4e4e4e4e4e4e4e4e4]
;     ret
