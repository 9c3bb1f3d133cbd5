; Rounding without SSE4.1 is a call.
declare double @llvm.floor.f64(double)

define double @f(double %a) {
  %r = call double @llvm.floor.f64(double %a)
  ret double %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     call qword ptr [floor]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     call qword ptr [floor]
;     add rsp, 8
;     ret
