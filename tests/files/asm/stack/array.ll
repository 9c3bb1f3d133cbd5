; An array in the frame, by an index.
declare void @g(ptr)

define i32 @f(i64 %i, i32 %a) {
  %x = alloca [16 x i32]
  %p = getelementptr [16 x i32], ptr %x, i64 0, i64 %i
  store i32 %a, ptr %p
  call void @g(ptr %x)
  %v = load i32, ptr %p
  ret i32 %v
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x50
;     lea rdi, [rsp+rdi*4]
;     mov [rdi], esi
;     mov [rsp+0x40], rdi
;     mov rdi, rsp
;     xor eax, eax
;     call qword ptr [@g]
;     mov rax, [rsp+0x40]
;     mov eax, [rax]
;     add rsp, 0x50
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     sub rsp, 0x40
;     mov [rsp+rdi*4], esi
;     mov t0, rdi
;     lea rdi, [rsp]
;     xor eax, eax
;     call qword ptr [@g]
;     mov t1, t0
;     mov eax, [rsp+t1*4]
;     add rsp, 0x40
;     pop s0
;     ret
