; Zero is XORPS.
define double @f() {
  ret double 0.0
}
; baseline:
; @f:
;     xorps xmm0, xmm0
;     ret
; opt:
; @f:
;     xorps xmm0, xmm0
;     ret
