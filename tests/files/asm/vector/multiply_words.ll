; Without SSE4.1 products of even and odd lanes.
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = mul <4 x i32> %a, %b
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pshufd x0, xmm0, -0xb
;     pshufd x1, xmm1, -0xb
;     pmuludq x0, x1
;     pmuludq xmm0, xmm1
;     pshufd x2, xmm0, -0x18
;     pshufd x3, x0, -0x18
;     punpckldq x2, x3
;     movaps xmm0, x2
;     ret
; opt:
; @f:
;     pshufd x0, xmm0, -0xb
;     pshufd x1, xmm1, -0xb
;     pmuludq x0, x1
;     pmuludq xmm0, xmm1
;     pshufd xmm0, xmm0, -0x18
;     pshufd x2, x0, -0x18
;     punpckldq xmm0, x2
;     ret
