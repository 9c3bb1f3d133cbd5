; test: what is put together of halves and taken apart again stays halves
; features: avx2
define <4 x double> @f(<4 x double> %x, <4 x double> %y) {
  %z = fadd <4 x double> %x, %y
  ret <4 x double> %z
}
; baseline:
; @f:
;     addpd xmm0, xmm2
;     addpd xmm1, xmm3
;     ret
; opt:
; @f:
;     vaddpd xmm0, xmm0, xmm2
;     vaddpd xmm1, xmm1, xmm3
;     ret
