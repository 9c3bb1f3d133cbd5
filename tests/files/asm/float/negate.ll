; The sign is turned by a mask.
define double @f(double %a) {
  %r = fneg double %a
  ret double %r
}
; baseline:
; @f:
;     xorps xmm0, [=0x80000000000000008000000000000000]
;     ret
; opt:
; @f:
;     xorps xmm0, [=0x80000000000000008000000000000000]
;     ret
