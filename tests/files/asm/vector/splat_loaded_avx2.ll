; What is loaded to all lanes takes no shuffle.
; features: avx2
define <4 x i32> @f(ptr %p) {
  %x = load i32, ptr %p
  %v = insertelement <4 x i32> poison, i32 %x, i64 0
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}
; baseline:
; @f:
;     mov edi, [rdi]
;     movd xmm0, edi
;     pshufd xmm0, xmm0, 0
;     ret
; opt:
; @f:
;     vpbroadcastd xmm0, [rdi]
;     ret
