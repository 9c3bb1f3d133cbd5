; The same of an address; two calls share the code behind their landing pads.
declare i32 @personality(...)

define i32 @f(ptr %g, i32 %a) personality ptr @personality {
  %r = invoke i32 %g(i32 %a) to label %next unwind label %pad
next:
  %s = invoke i32 %g(i32 %r) to label %done unwind label %pad
done:
  ret i32 %s
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  ret i32 -1
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     sub rsp, 0x20
;     mov t0, rdi
;     mov [rsp+0x10], rdi
;     mov edi, esi
;     mov t1, t0
;     lea t2, [thunks]
;     sub t1, t2
;     cmp t1, 0x4000000
;     jae .7
;     mov t1, [t2+t1*2-0x8000000]
; .1:
;     call t1
;     jmp .2
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .6
; .2:
;     mov t3, [rsp+0x10]
;     mov edi, eax
;     mov t4, t3
;     lea t5, [thunks]
;     sub t4, t5
;     cmp t4, 0x4000000
;     jae .8
;     mov t4, [t5+t4*2-0x8000000]
; .3:
;     call t4
;     jmp .4
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .5
; .4:
;     add rsp, 0x20
;     pop rbp
;     ret
; .5:
;     jmp .6
; .6:
;     mov rax, [rsp]
;     mov eax, [rsp+8]
;     mov eax, -1
;     add rsp, 0x20
;     pop rbp
;     ret
; .7:
;     add t1, t2
;     jmp .1
; .8:
;     add t4, t5
;     jmp .3
; opt:
; @f:
;     push s0
;     sub rsp, 0x10
;     mov t0, rdi
;     mov rdi, rsi
;     mov t1, t0
;     lea t2, [thunks]
;     sub t1, t2
;     cmp t1, 0x4000000
;     jae .4
;     mov t1, [t2+t1*2-0x8000000]
; .1:
;     call t1
;     mov rdi, rax
;     mov t3, t0
;     lea t4, [thunks]
;     sub t3, t4
;     cmp t3, 0x4000000
;     jae .5
;     mov t3, [t4+t3*2-0x8000000]
; .2:
;     call t3
;     add rsp, 0x10
;     pop s0
;     ret
; .3:
;     mov eax, -1
;     add rsp, 0x10
;     pop rbx
;     ret
; .4:
;     add t1, t2
;     jmp .1
; .5:
;     add t3, t4
;     jmp .2
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .3
;     mov [rsp], rax
;     mov [rsp+8], rdx
;     jmp .3
