; Equal and ordered are two flags.
define i1 @f(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  ret i1 %c
}
; baseline:
; @f:
;     ucomiss xmm0, xmm1
;     sete al
;     setnp t0b
;     and al, t0b
;     ret
; opt:
; @f:
;     ucomiss xmm0, xmm1
;     sete al
;     setnp t0b
;     and al, t0b
;     ret
