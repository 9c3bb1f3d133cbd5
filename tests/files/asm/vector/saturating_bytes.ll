; PADDUSB.
declare <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8>, <16 x i8>)

define <16 x i8> @f(<16 x i8> %a, <16 x i8> %b) {
  %r = call <16 x i8> @llvm.uadd.sat.v16i8(<16 x i8> %a, <16 x i8> %b)
  ret <16 x i8> %r
}
; baseline:
; @f:
;     paddusb xmm0, xmm1
;     ret
; opt:
; @f:
;     paddusb xmm0, xmm1
;     ret
