; Bytes that follow each other from one register into the next: halves, and then PALIGNR.
; features: avx2
define void @f(ptr %p, ptr %q) {
  %a = load <32 x i8>, ptr %p
  %b = load <32 x i8>, ptr %q
  %r = shufflevector <32 x i8> %a, <32 x i8> %b, <32 x i32> <i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60>
  store <32 x i8> %r, ptr %p
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [rsi]
;     movups x3, [rsi+0x10]
;     movaps x4, x2
;     movaps x5, x1
;     pshufb x5, [=0x808080808080808080808080800f0e0d]
;     movaps x6, x2
;     pshufb x6, [=0xc0b0a09080706050403020100808080]
;     por x5, x6
;     movaps x7, x4
;     pshufb x7, [=0x808080808080808080808080800f0e0d]
;     movaps x8, x3
;     pshufb x8, [=0xc0b0a09080706050403020100808080]
;     por x7, x8
;     movups [rdi], x5
;     movups [rdi+0x10], x7
;     ret
; opt:
; @f:
;     vmovups x0, [rdi]
;     vmovups x1, [rdi+0x10]
;     vmovups y2, [rsi]
;     vinserti128 y3, y1, x2, 1
;     vpalignr y4, y2, y3, 0xd
;     vmovups [rdi], y4
;     vzeroupper
;     ret
