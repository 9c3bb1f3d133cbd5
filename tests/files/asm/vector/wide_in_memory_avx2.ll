; With AVX2 one of 256 bits.
; features: avx2
define void @f(ptr %p, ptr %q) {
  %a = load <8 x i32>, ptr %p
  %b = load <8 x i32>, ptr %q
  %r = add <8 x i32> %a, %b
  store <8 x i32> %r, ptr %p
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups x2, [rsi]
;     movups x3, [rsi+0x10]
;     paddd x0, x2
;     paddd x1, x3
;     movups [rdi], x0
;     movups [rdi+0x10], x1
;     ret
; opt:
; @f:
;     vmovups y0, [rsi]
;     vpaddd y1, y0, [rdi]
;     vmovups [rdi], y1
;     vzeroupper
;     ret
