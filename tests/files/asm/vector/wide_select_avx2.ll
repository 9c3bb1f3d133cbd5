; test: a choice by a comparison of 256 bits is one comparison and one blend
; features: avx2
define void @f(ptr %p, ptr %q) {
  %x = load <8 x i32>, ptr %p
  %y = load <8 x i32>, ptr %q
  %less = icmp slt <8 x i32> %x, %y
  %z = select <8 x i1> %less, <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, <8 x i32> %y
  store <8 x i32> %z, ptr %q
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [rsi]
;     movups x3, [rsi+0x10]
;     movaps x4, x2
;     pcmpgtd x4, x0
;     movaps x5, x3
;     pcmpgtd x5, x1
;     movups x6, [=0x4000000030000000200000001]
;     vpblendvb x7, x2, x6, x4
;     movups x8, [=0x8000000070000000600000005]
;     vpblendvb x9, x3, x8, x5
;     movups [rsi], x7
;     movups [rsi+0x10], x9
;     ret
; opt:
; @f:
;     vmovups y0, [rsi]
;     vpcmpgtd y1, y0, [rdi]
;     vpblendvb y2, y0, [=0x800000007000000060000000500000004000000030000000200000001], y1
;     vmovups [rsi], y2
;     vzeroupper
;     ret
