; A fused multiply-add of 256 bits.
; features: fma, avx2
declare <8 x float> @llvm.fma.v8f32(<8 x float>, <8 x float>, <8 x float>)

define void @f(ptr %p, ptr %q) {
  %a = load <8 x float>, ptr %p
  %b = load <8 x float>, ptr %q
  %r = call <8 x float> @llvm.fma.v8f32(<8 x float> %a, <8 x float> %b, <8 x float> %a)
  store <8 x float> %r, ptr %p
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [rsi]
;     movups x3, [rsi+0x10]
;     movaps x4, x0
;     vfmadd213ps x4, x2, x0
;     movaps x5, x1
;     vfmadd213ps x5, x3, x1
;     movups [rdi], x4
;     movups [rdi+0x10], x5
;     ret
; opt:
; @f:
;     vmovups y0, [rdi]
;     vmovups y1, [rsi]
;     vfmadd213ps y0, y1, y0
;     vmovups [rdi], y0
;     vzeroupper
;     ret
