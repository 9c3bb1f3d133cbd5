; Minus zero is not zero.
define double @f() {
  ret double -0.0
}
; baseline:
; @f:
;     movsd xmm0, [=0x8000000000000000]
;     ret
; opt:
; @f:
;     movsd xmm0, [=0x8000000000000000]
;     ret
