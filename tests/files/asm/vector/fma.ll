; VFMADD213PS.
; features: fma
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)

define <4 x float> @f(<4 x float> %a, <4 x float> %b, <4 x float> %c) {
  %r = call <4 x float> @llvm.fma.v4f32(<4 x float> %a, <4 x float> %b, <4 x float> %c)
  ret <4 x float> %r
}
; baseline:
; @f:
;     vfmadd213ps xmm0, xmm1, xmm2
;     ret
; opt:
; @f:
;     vfmadd213ps xmm0, xmm1, xmm2
;     ret
