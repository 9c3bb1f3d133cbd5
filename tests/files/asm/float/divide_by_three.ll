; Not exact: a division.
define double @f(double %a) {
  %r = fdiv double %a, 3.0
  ret double %r
}
; baseline:
; @f:
;     divsd xmm0, [=0x4008000000000000]
;     ret
; opt:
; @f:
;     divsd xmm0, [=0x4008000000000000]
;     ret
