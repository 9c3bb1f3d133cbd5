; No vector register is kept: it is spilled.
declare void @g()

define double @f(double %a) {
  call void @g()
  ret double %a
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     movsd [rsp], xmm0
;     xor eax, eax
;     call qword ptr [@g]
;     movsd xmm0, [rsp]
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     movaps x0, xmm0
;     movsd [rsp], x0
;     xor eax, eax
;     call qword ptr [@g]
;     movsd xmm0, [rsp]
;     add rsp, 8
;     ret
