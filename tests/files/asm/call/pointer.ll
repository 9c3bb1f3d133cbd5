; A call by an address asks whether it is a function of the engine.
define i64 @f(ptr %p, i64 %a) {
  %r = call i64 %p(i64 %a)
  %s = add i64 %r, 1
  ret i64 %s
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov t0, rdi
;     mov rdi, rsi
;     mov t1, t0
;     lea t2, [thunks]
;     sub t1, t2
;     cmp t1, 0x4000000
;     jae .2
;     mov t1, [t2+t1*2-0x8000000]
; .1:
;     call t1
;     add rax, 1
;     nop
;     pop rbp
;     ret
; .2:
;     add t1, t2
;     jmp .1
; opt:
; @f:
;     sub rsp, 8
;     mov t0, rsi
;     mov t1, rdi
;     mov rdi, t0
;     mov t2, t1
;     lea t3, [thunks]
;     sub t2, t3
;     cmp t2, 0x4000000
;     jae .2
;     mov t2, [t3+t2*2-0x8000000]
; .1:
;     call t2
;     add rax, 1
;     add rsp, 8
;     ret
; .2:
;     add t2, t3
;     jmp .1
