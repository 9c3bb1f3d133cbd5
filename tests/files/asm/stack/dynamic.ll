; A size that is not known: the frame pointer stays.
declare void @g(ptr)

define void @f(i64 %n) {
  %x = alloca i8, i64 %n
  call void @g(ptr %x)
  ret void
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0, rdi
;     add t0, 0xf
;     jae .1
;     mov t0, -0x10
; .1:
;     and t0, -0x10
; .2:
;     cmp t0, 0x10000
;     jbe .3
;     sub rsp, 0x10000
;     test [rsp], esp
;     sub t0, 0x10000
;     jmp .2
; .3:
;     sub rsp, t0
;     test [rsp], esp
;     mov rdi, rsp
;     xor eax, eax
;     call qword ptr [@g]
;     lea rsp, [rbp]
;     pop rbp
;     ret
; opt:
; @f:
;     push rbp
;     mov rbp, rsp
;     mov t0, rdi
;     add t0, 0xf
;     jae .1
;     mov t0, -0x10
; .1:
;     and t0, -0x10
; .2:
;     cmp t0, 0x10000
;     jbe .3
;     sub rsp, 0x10000
;     test [rsp], esp
;     sub t0, 0x10000
;     jmp .2
; .3:
;     sub rsp, t0
;     test [rsp], esp
;     lea rdi, [rsp]
;     xor eax, eax
;     call qword ptr [@g]
;     lea rsp, [rbp]
;     pop rbp
;     ret
