; al counts the vector registers.
declare i32 @printf(ptr, ...)

define i32 @f(ptr %p, double %a) {
  %r = call i32 (ptr, ...) @printf(ptr %p, double %a)
  %s = add i32 %r, 1
  ret i32 %s
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov eax, 1
;     call qword ptr [@printf]
;     add eax, 1
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     mov eax, 1
;     call qword ptr [@printf]
;     add eax, 1
;     add rsp, 8
;     ret
