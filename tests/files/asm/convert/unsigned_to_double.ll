; No instruction does it: halves are put together.
define double @f(i64 %a) {
  %r = uitofp i64 %a to double
  ret double %r
}
; baseline:
; @f:
;     xorps xmm0, xmm0
;     test rdi, rdi
;     js .1
;     cvtsi2sd xmm0, rdi
;     jmp .3
; .1:
;     mov t0, rdi
;     shr t0, 1
;     test dil, 1
;     je .2
;     or t0, 1
; .2:
;     cvtsi2sd xmm0, t0
;     addsd xmm0, xmm0
; .3:
;     ret
; opt:
; @f:
;     xorps xmm0, xmm0
;     test rdi, rdi
;     js .1
;     cvtsi2sd xmm0, rdi
;     jmp .3
; .1:
;     mov t0, rdi
;     shr t0, 1
;     test dil, 1
;     je .2
;     or t0, 1
; .2:
;     cvtsi2sd xmm0, t0
;     addsd xmm0, xmm0
; .3:
;     ret
