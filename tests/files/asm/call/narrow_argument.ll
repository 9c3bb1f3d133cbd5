; signext is the duty of the caller.
declare void @g(i8 signext)

define void @f(i8 %a) {
  call void @g(i8 signext %a)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     movsx edi, dil
;     xor eax, eax
;     call qword ptr [@g]
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 8
;     movsx edi, dil
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 8
;     ret
