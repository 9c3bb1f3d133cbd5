; The register is cleared first: the instruction keeps its upper half.
define double @f(i64 %a) {
  %r = sitofp i64 %a to double
  ret double %r
}
; baseline:
; @f:
;     xorps xmm0, xmm0
;     cvtsi2sd xmm0, rdi
;     ret
; opt:
; @f:
;     xorps xmm0, xmm0
;     cvtsi2sd xmm0, rdi
;     ret
