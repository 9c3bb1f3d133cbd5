; The lanes of a vector added up.
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)

define i32 @f(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %r
}
; baseline:
; @f:
;     pshufd x0, xmm0, -0x12
;     paddd xmm0, x0
;     pshufd x1, xmm0, -0x1b
;     paddd xmm0, x1
;     movd eax, xmm0
;     ret
; opt:
; @f:
;     pshufd x0, xmm0, -0x12
;     paddd x0, xmm0
;     pshufd x1, x0, -0x1b
;     paddd x1, x0
;     movd eax, x1
;     ret
