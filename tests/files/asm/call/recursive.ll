; The function calls itself directly.
define i64 @f(i64 %n) noinline {
  %c = icmp ult i64 %n, 2
  br i1 %c, label %small, label %large
small:
  ret i64 %n
large:
  %a = add i64 %n, -1
  %x = call i64 @f(i64 %a)
  %b = add i64 %n, -2
  %y = call i64 @f(i64 %b)
  %r = add i64 %x, %y
  ret i64 %r
}
; baseline:
; @f:
;     cmp rdi, 2
;     jae .1
;     mov rax, rdi
;     ret
; .1:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x10
;     lea t0, [rdi-1]
;     mov [rsp], rdi
;     mov rdi, t0
;     call itself
;     mov rdi, [rsp]
;     add rdi, -2
;     mov [rsp], rax
;     call itself
;     add rax, [rsp]
;     add rsp, 0x10
;     pop rbp
;     ret
; opt:
; @f:
;     push s0
;     push s1
;     sub rsp, 8
;     mov t0, rdi
;     xor t1d, t1d
;     cmp t0, 2
;     jb .2
;     xor t1d, t1d
;     nop
; .1:
;     lea rdi, [t0-1]
;     call itself
;     add t0, -2
;     add t1, rax
;     cmp t0, 2
;     jae .1
; .2:
;     mov rax, t0
;     add rax, t1
;     add rsp, 8
;     pop s1
;     pop s0
;     ret
