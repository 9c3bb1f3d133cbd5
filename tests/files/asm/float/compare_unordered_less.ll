; Less or NaN is one flag.
define i1 @f(double %a, double %b) {
  %c = fcmp ult double %a, %b
  ret i1 %c
}
; baseline:
; @f:
;     ucomisd xmm0, xmm1
;     setb al
;     ret
; opt:
; @f:
;     ucomisd xmm0, xmm1
;     setb al
;     ret
