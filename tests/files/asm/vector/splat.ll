; One number in all lanes.
define <4 x i32> @f(i32 %a) {
  %v = insertelement <4 x i32> poison, i32 %a, i64 0
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  ret <4 x i32> %r
}
; baseline:
; @f:
;     movd xmm0, edi
;     pshufd xmm0, xmm0, 0
;     ret
; opt:
; @f:
;     movd x0, edi
;     pshufd xmm0, x0, 0
;     ret
