; VPBLENDVB.
; features: avx
define <4 x i32> @f(<4 x i32> %a, <4 x i32> %b, <4 x i32> %x) {
  %c = icmp eq <4 x i32> %a, %b
  %r = select <4 x i1> %c, <4 x i32> %x, <4 x i32> %b
  ret <4 x i32> %r
}
; baseline:
; @f:
;     pcmpeqd xmm0, xmm1
;     vpblendvb x0, xmm1, xmm2, xmm0
;     movaps xmm0, x0
;     ret
; opt:
; @f:
;     vpcmpeqd x0, xmm0, xmm1
;     vpblendvb xmm0, xmm1, xmm2, x0
;     ret
