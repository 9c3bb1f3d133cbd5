; An alignment beyond that of the stack.
declare void @g(ptr)

define void @f() {
  %x = alloca i64, align 64
  call void @g(ptr %x)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x50
;     lea t0, [rsp+0x40]
;     and t0, -0x40
;     mov [rsp+0x48], t0
;     mov rdi, [rsp+0x48]
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 0x50
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 0x58
;     lea t0, [rsp+0x40]
;     and t0, -0x40
;     mov [rsp+0x48], t0
;     mov rdi, [rsp+0x48]
;     xor eax, eax
;     call qword ptr [@g]
;     add rsp, 0x58
;     ret
