; A large frame is touched in steps, so that the guard below the stack is met.
declare void @g(ptr)

define void @f() {
  %x = alloca [200000 x i8]
  call void @g(ptr %x)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     jmp .2
;     nop
; .1:
;     mov rdi, rsp
;     xor eax, eax
;     call qword ptr [@g]
;     lea rsp, [rbp]
;     pop rbp
;     ret
; .2:
;     mov t0d, 0x30
; .3:
;     sub rsp, 0x1000
;     test [rsp], esp
;     dec t0d
;     jne .3
;     sub rsp, 0xd40
;     jmp .1
; opt:
; @f:
;     lea t0, [rsp-0x30d48]
; .1:
;     sub rsp, 0x1000
;     test [rsp], esp
;     cmp rsp, t0
;     ja .1
;     mov rsp, t0
;     lea rdi, [rsp]
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 0x30d48
;     ret
