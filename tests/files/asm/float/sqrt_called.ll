; The square root of the C library: the instruction, and a call for what is below zero.
declare double @sqrt(double)

define double @f(double %a) {
  %r = call double @sqrt(double %a)
  ret double %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov eax, 1
;     call qword ptr [@sqrt]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     movaps x0, xmm0
;     xorps x1, x1
;     ucomisd x1, x0
;     ja .2
;     sqrtsd xmm0, x0
; .1:
;     add rsp, 8
;     ret
; .2:
;     movaps xmm0, x0
;     mov eax, 1
;     call qword ptr [@sqrt]
;     jmp .1
