; What is not below zero needs no call.
; passes: inline tidy gvn tidy

declare float @sqrtf(float)

define float @f(float %x) {
  %s = fmul float %x, %x
  %y = call float @sqrtf(float %s)
  ret float %y
}
; expect:
; function @f(f32) -> f32 {
; block0(v0: f32):
;     v1 = fmul.f32 v0, v0
;     v2 = fsqrt.f32 v1
;     return v2
; }
