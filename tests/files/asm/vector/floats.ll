; Memory that may not be aligned is loaded first.
define <2 x double> @f(<2 x double> %a, ptr %p) {
  %v = load <2 x double>, ptr %p, align 8
  %r = fmul <2 x double> %a, %v
  ret <2 x double> %r
}
; baseline:
; @f:
;     movups x0, [rdi]
;     mulpd xmm0, x0
;     ret
; opt:
; @f:
;     movups x0, [rdi]
;     mulpd xmm0, x0
;     ret
