; Truncation.
define i64 @f(double %a) {
  %r = fptosi double %a to i64
  ret i64 %r
}
; baseline:
; @f:
;     cvttsd2si rax, xmm0
;     ret
; opt:
; @f:
;     cvttsd2si rax, xmm0
;     ret
