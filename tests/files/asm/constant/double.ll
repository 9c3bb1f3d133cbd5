; A float is read from behind the code.
define double @f() {
  ret double 1.5
}
; baseline:
; @f:
;     movsd xmm0, [=0x3ff8000000000000]
;     ret
; opt:
; @f:
;     movsd xmm0, [=0x3ff8000000000000]
;     ret
