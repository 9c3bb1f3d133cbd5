; Its address goes to a call: it is in the frame.
declare void @g(ptr)

define i32 @f() {
  %x = alloca i32
  call void @g(ptr %x)
  %v = load i32, ptr %x
  ret i32 %v
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     mov rdi, rsp
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, [rsp]
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 0x18
;     lea rdi, [rsp]
;     xor eax, eax
;     call qword ptr [@g]
;     mov eax, [rsp]
;     add rsp, 0x18
;     ret
