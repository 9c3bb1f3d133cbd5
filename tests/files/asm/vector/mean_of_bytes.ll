; A mean that is rounded up, computed in lanes of twice the width.
; features: avx2
define <16 x i8> @f(<16 x i8> %a, <16 x i8> %b) {
  %x = zext <16 x i8> %a to <16 x i16>
  %y = zext <16 x i8> %b to <16 x i16>
  %s = add nuw nsw <16 x i16> %x, %y
  %t = add nuw nsw <16 x i16> %s, splat (i16 1)
  %h = lshr <16 x i16> %t, splat (i16 1)
  %r = trunc nuw <16 x i16> %h to <16 x i8>
  ret <16 x i8> %r
}
; baseline:
; @f:
;     movaps x0, xmm0
;     pshufb x0, [=0x80078006800580048003800280018000]
;     movaps x1, xmm0
;     pshufb x1, [=0x800f800e800d800c800b800a80098008]
;     movaps x2, xmm1
;     pshufb x2, [=0x80078006800580048003800280018000]
;     movaps x3, xmm1
;     pshufb x3, [=0x800f800e800d800c800b800a80098008]
;     paddw x0, x2
;     paddw x1, x3
;     movups x4, [=0x10001000100010001000100010001]
;     paddw x0, x4
;     movups x5, [=0x10001000100010001000100010001]
;     paddw x1, x5
;     pavgb xmm0, xmm1
;     ret
; opt:
; @f:
;     vpavgb xmm0, xmm0, xmm1
;     ret
