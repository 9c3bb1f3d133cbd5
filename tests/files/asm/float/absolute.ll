; The sign is cleared by a mask.
declare float @llvm.fabs.f32(float)

define float @f(float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  ret float %r
}
; baseline:
; @f:
;     andps xmm0, [=0x7fffffff7fffffff7fffffff7fffffff]
;     ret
; opt:
; @f:
;     andps xmm0, [=0x7fffffff7fffffff7fffffff7fffffff]
;     ret
