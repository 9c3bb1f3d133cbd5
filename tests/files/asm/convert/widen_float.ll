; CVTSS2SD.
define double @f(float %a) {
  %r = fpext float %a to double
  ret double %r
}
; baseline:
; @f:
;     cvtss2sd xmm0, xmm0
;     ret
; opt:
; @f:
;     cvtss2sd xmm0, xmm0
;     ret
