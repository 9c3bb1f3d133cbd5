; A shift by vectors of 256 bits, the amounts of which are below the width.
; features: avx2
define void @f(ptr %p, ptr %q) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %n = and <8 x i32> %b, splat (i32 31)
  %r = ashr <8 x i32> %a, %n
  store <8 x i32> %r, ptr %p
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [rsi]
;     movups x3, [rsi+0x10]
;     movups x4, [=0x1f0000001f0000001f0000001f]
;     andps x2, x4
;     movups x5, [=0x1f0000001f0000001f0000001f]
;     andps x3, x5
;     vpsravd x0, x0, x2
;     vpsravd x1, x1, x3
;     movups [rdi], x0
;     movups [rdi+0x10], x1
;     ret
; opt:
; @f:
;     vmovups y0, [rdi]
;     vmovups y1, [rsi]
;     vpand y2, y1, [=0x1f0000001f0000001f0000001f0000001f0000001f0000001f0000001f]
;     vpsravd y3, y0, y2
;     vmovups [rdi], y3
;     vzeroupper
;     ret
