; A lane.
define i32 @f(<4 x i32> %a) {
  %r = extractelement <4 x i32> %a, i64 2
  ret i32 %r
}
; baseline:
; @f:
;     pshufd x0, xmm0, 2
;     movd eax, x0
;     ret
; opt:
; @f:
;     pshufd x0, xmm0, 2
;     movd eax, x0
;     ret
