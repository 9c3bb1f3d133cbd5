; Unsigned greater or equal: the maximum is the operand.
define <16 x i8> @f(<16 x i8> %a, <16 x i8> %b) {
  %c = icmp uge <16 x i8> %a, %b
  %r = sext <16 x i1> %c to <16 x i8>
  ret <16 x i8> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     pmaxub x0, xmm1
;     pcmpeqb x0, xmm0
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     pmaxub xmm1, xmm0
;     movaps x0, xmm0
;     movaps xmm0, xmm1
;     pcmpeqb xmm0, x0
;     ret
