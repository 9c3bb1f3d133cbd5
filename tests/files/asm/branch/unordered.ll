; NaN is the parity flag.
declare void @g()

define void @f(double %a) {
  %c = fcmp uno double %a, 0.0
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
;     xorps x0, x0
;     ucomisd xmm0, x0
;     jnp .1
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
;     xorps x0, x0
;     ucomisd xmm0, x0
;     jnp .1
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
; .1:
;     add rsp, 8
;     ret
