; So is a constant.
define float @f(float %a) {
  %r = fmul float %a, 0x3FF19999A0000000
  ret float %r
}
; baseline:
; @f:
;     mulss xmm0, [=0x3f8ccccd]
;     ret
; opt:
; @f:
;     mulss xmm0, [=0x3f8ccccd]
;     ret
