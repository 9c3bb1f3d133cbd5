; Behind a cleanup the search goes on.
declare i32 @personality(...)
declare void @g()
declare void @drop(ptr)

define void @f(ptr %a) personality ptr @personality {
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @drop(ptr %a)
  resume { ptr, i32 } %l
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x30
;     mov [rsp+0x10], rdi
;     xor eax, eax
;     call qword ptr [@g]
;     jmp .1
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .2
; .1:
;     add rsp, 0x30
;     pop rbp
;     ret
; .2:
;     mov rdi, [rsp]
;     mov esi, [rsp+8]
;     mov [rsp+0x18], esi
;     mov [rsp+0x20], rdi
;     mov rdi, [rsp+0x10]
;     xor eax, eax
;     call qword ptr [@drop]
;     mov esi, [rsp+0x18]
;     mov rdi, [rsp+0x20]
;     call qword ptr [_Unwind_Resume]
;     ud2
; opt:
; @f:
;     push s0
;     push s1
;     push s2
;     sub rsp, 0x10
;     mov t0, rdi
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 0x10
;     pop s2
;     pop s1
;     pop s0
;     ret
; .1:
;     mov r13, [rsp]
;     mov r12d, [rsp+8]
;     mov rdi, rbx
;     xor eax, eax
;     call qword ptr [@drop]
;     mov rdi, r13
;     mov rsi, r12
;     call qword ptr [_Unwind_Resume]
;     ud2
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .1
