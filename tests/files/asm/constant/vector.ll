; A vector.
define <4 x i32> @f() {
  ret <4 x i32> <i32 1, i32 2, i32 3, i32 4>
}
; baseline:
; @f:
;     movups xmm0, [=0x4000000030000000200000001]
;     ret
; opt:
; @f:
;     movaps xmm0, [=0x4000000030000000200000001]
;     ret
