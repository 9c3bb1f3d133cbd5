; From the seventh on arguments are on the stack.
declare i64 @g(i64, i64, i64, i64, i64, i64, i64, i64)

define i64 @f(i64 %a) {
  %r = call i64 @g(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %a, i64 8)
  %s = add i64 %r, 1
  ret i64 %s
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     mov [rsp], rdi
;     mov qword ptr [rsp+8], 8
;     mov r9d, 6
;     mov r8d, 5
;     mov ecx, 4
;     mov edx, 3
;     mov esi, 2
;     mov edi, 1
;     xor eax, eax
;     call qword ptr [@g]
;     add rax, 1
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     sub rsp, 0x18
;     mov [rsp], rdi
;     mov qword ptr [rsp+8], 8
;     mov edi, 1
;     mov esi, 2
;     mov edx, 3
;     mov ecx, 4
;     mov r8d, 5
;     mov r9d, 6
;     xor eax, eax
;     call qword ptr [@g]
;     add rax, 1
;     add rsp, 0x18
;     ret
