; A product with the inverse, which is exact.
define double @f(double %a) {
  %r = fdiv double %a, 8.0
  ret double %r
}
; baseline:
; @f:
;     divsd xmm0, [=0x4020000000000000]
;     ret
; opt:
; @f:
;     mulsd xmm0, [=0x3fc0000000000000]
;     ret
