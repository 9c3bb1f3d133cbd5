; Sums of 32 bits that saturate: a choice by the overflow.
; features: avx
declare <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32>, <4 x i32>)

define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b) {
  %r = call <4 x i32> @llvm.sadd.sat.v4i32(<4 x i32> %a, <4 x i32> %b)
  ret <4 x i32> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     paddd x0, xmm1
;     xorps xmm0, x0
;     xorps xmm1, x0
;     andps xmm0, xmm1
;     xorps x1, x1
;     pcmpgtd x1, xmm0
;     xorps xmm0, xmm0
;     pcmpgtd xmm0, x0
;     movups x2, [=0x80000000800000008000000080000000]
;     xorps xmm0, x2
;     vpblendvb x3, x0, xmm0, x1
;     movaps xmm0, x3
;     ret
; opt:
; @f:
;     vpaddd x0, xmm0, xmm1
;     vpxor x1, xmm0, x0
;     vpxor x2, xmm1, x0
;     vpand x3, x1, x2
;     xorps x4, x4
;     vpcmpgtd x5, x4, x3
;     xorps xmm0, xmm0
;     vpcmpgtd xmm0, xmm0, x0
;     vpxor xmm0, xmm0, [=0x80000000800000008000000080000000]
;     vpblendvb xmm0, x0, xmm0, x5
;     ret
