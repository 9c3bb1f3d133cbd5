; Ordered and less: the operands are exchanged so that NaN is false.
define i1 @f(double %a, double %b) {
  %c = fcmp olt double %a, %b
  ret i1 %c
}
; baseline:
; @f:
;     ucomisd xmm1, xmm0
;     seta al
;     ret
; opt:
; @f:
;     ucomisd xmm1, xmm0
;     seta al
;     ret
