; llvm.fma rounds once: a call without FMA.
declare double @llvm.fma.f64(double, double, double)

define double @f(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  ret double %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     call qword ptr [fma]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     call qword ptr [fma]
;     add rsp, 8
;     ret
