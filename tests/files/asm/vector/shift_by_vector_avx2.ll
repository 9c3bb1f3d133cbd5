; VPSLLVD, by amounts modulo the width.
; features: avx2
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %n) {
  %r = shl <4 x i32> %a, %n
  ret <4 x i32> %r
}
; baseline:
; @f:
;     movups x0, [=0x1f0000001f0000001f0000001f]
;     andps xmm1, x0
;     vpsllvd xmm0, xmm0, xmm1
;     ret
; opt:
; @f:
;     vpand x0, xmm1, [=0x1f0000001f0000001f0000001f]
;     vpsllvd xmm0, xmm0, x0
;     ret
