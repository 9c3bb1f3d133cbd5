; A loaded operand is one in memory.
define double @f(double %a, ptr %p) {
  %v = load double, ptr %p
  %r = fsub double %a, %v
  ret double %r
}
; baseline:
; @f:
;     subsd xmm0, [rdi]
;     ret
; opt:
; @f:
;     subsd xmm0, [rdi]
;     ret
