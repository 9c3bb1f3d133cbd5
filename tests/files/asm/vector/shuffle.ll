; PSHUFD.
define <4 x i32> @f(<4 x i32> %a) {
  %r = shufflevector <4 x i32> %a, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pshufd x0, xmm0, 0x1b
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     pshufd xmm0, xmm0, 0x1b
;     ret
