; Equality asks for two flags.
declare void @g()

define void @f(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  br i1 %c, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     ucomisd xmm0, xmm1
;     jne .1
;     jp .1
;     xor eax, eax
;     call qword ptr [@g]
;     nop
;     pop rbp
;     ret
; .1:
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     ucomisd xmm0, xmm1
;     jne .1
;     jp .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
