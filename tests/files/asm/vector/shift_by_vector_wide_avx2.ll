; Arithmetic shifts of 64 bits, from logical ones.
; features: avx2
define <2 x i64> @f(<2 x i64> %a, <2 x i64> %n) {
  %r = ashr <2 x i64> %a, %n
  ret <2 x i64> %r
}
; baseline:
; @f:
;     movups x0, [=0x3f000000000000003f]
;     andps xmm1, x0
;     vpsrlvq xmm0, xmm0, xmm1
;     movups x1, [=0x80000000000000008000000000000000]
;     vpsrlvq x1, x1, xmm1
;     xorps xmm0, x1
;     psubq xmm0, x1
;     ret
; opt:
; @f:
;     vpand x0, xmm1, [=0x3f000000000000003f]
;     vpsrlvq x1, xmm0, x0
;     movaps x2, [=0x80000000000000008000000000000000]
;     vpsrlvq x3, x2, x0
;     vpxor x4, x1, x3
;     vpsubq xmm0, x4, x3
;     ret
