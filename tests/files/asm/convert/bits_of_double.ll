; A move between the files of registers.
define i64 @f(double %a) {
  %r = bitcast double %a to i64
  ret i64 %r
}
; baseline:
; @f:
;     movq rax, xmm0
;     ret
; opt:
; @f:
;     movq rax, xmm0
;     ret
