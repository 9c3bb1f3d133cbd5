; The halves change places.
; features: avx2
define void @f(ptr %p) {
  %a = load <8 x i32>, ptr %p
  %r = shufflevector <8 x i32> %a, <8 x i32> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3>
  store <8 x i32> %r, ptr %p
  ret void
}
; baseline:
; @f:
;     movups x0, [rdi]
;     movups x1, [rdi+0x10]
;     movups [rdi], x1
;     movups [rdi+0x10], x0
;     ret
; opt:
; @f:
;     vpermq y0, [rdi], 0x4e
;     vmovups [rdi], y0
;     vzeroupper
;     ret
