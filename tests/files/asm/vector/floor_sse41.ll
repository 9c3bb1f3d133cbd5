; ROUNDPD.
; features: sse4.1
declare <2 x double> @llvm.floor.v2f64(<2 x double>)

define <2 x double> @f(<2 x double> %a) {
  %r = call <2 x double> @llvm.floor.v2f64(<2 x double> %a)
  ret <2 x double> %r
}
; baseline:
; @f:
;     roundpd xmm0, xmm0, 9
;     ret
; opt:
; @f:
;     roundpd xmm0, xmm0, 9
;     ret
