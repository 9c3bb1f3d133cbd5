; Floats are chosen by a branch around a move.
define double @f(i64 %a, double %x, double %y) {
  %c = icmp eq i64 %a, 0
  %r = select i1 %c, double %x, double %y
  ret double %r
}
; baseline:
; @f:
;     test rdi, rdi
;     je .1
;     movaps xmm0, xmm1
; .1:
;     ret
; opt:
; @f:
;     test rdi, rdi
;     je .1
;     movaps xmm0, xmm1
; .1:
;     ret
