; Shifts of bytes, by each bit of the amounts.
; features: avx
define <16 x i8> @f(<16 x i8> %a, <16 x i8> %n) {
  %r = shl <16 x i8> %a, %n
  ret <16 x i8> %r
}
; baseline:
; @f:
;     psllw xmm1, 5
;     movaps x0, xmm0
;     psllw x0, 4
;     movups x1, [=0xf0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0]
;     andps x0, x1
;     vpblendvb x2, xmm0, x0, xmm1
;     movaps x3, xmm1
;     paddb x3, xmm1
;     movaps x4, x2
;     psllw x4, 2
;     movups x5, [=0xfcfcfcfcfcfcfcfcfcfcfcfcfcfcfcfc]
;     andps x4, x5
;     vpblendvb x6, x2, x4, x3
;     movaps x7, x3
;     paddb x7, x3
;     movaps x8, x6
;     psllw x8, 1
;     movups x9, [=0xfefefefefefefefefefefefefefefefe]
;     andps x8, x9
;     vpblendvb x10, x6, x8, x7
;     movaps xmm0, x10
;     ret
; opt:
; @f:
;     vpsllw x0, xmm1, 5
;     vpsllw x1, xmm0, 4
;     vpand x2, x1, [=0xf0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0]
;     vpblendvb x3, xmm0, x2, x0
;     vpaddb x4, x0, x0
;     vpsllw x5, x3, 2
;     vpand xmm0, x5, [=0xfcfcfcfcfcfcfcfcfcfcfcfcfcfcfcfc]
;     vpblendvb xmm0, x3, xmm0, x4
;     vpaddb x6, x4, x4
;     vpsllw x7, xmm0, 1
;     vpand x7, x7, [=0xfefefefefefefefefefefefefefefefe]
;     vpblendvb xmm0, xmm0, x7, x6
;     ret
