; A value that lives across a call.
declare void @g()

define i64 @f(i64 %a) {
  call void @g()
  ret i64 %a
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     mov [rsp], rdi
;     xor eax, eax
;     call qword ptr [@g]
;     mov rax, [rsp]
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     mov t0, rdi
;     xor eax, eax
;     call qword ptr [@g]
;     mov rax, t0
;     pop s0
;     ret
