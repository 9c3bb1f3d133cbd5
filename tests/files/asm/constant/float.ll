; 32 bits.
define float @f() {
  ret float 2.5
}
; baseline:
; @f:
;     movss xmm0, [=0x40200000]
;     ret
; opt:
; @f:
;     movss xmm0, [=0x40200000]
;     ret
