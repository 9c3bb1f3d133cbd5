; By an amount that is not known: the words go through memory.
define i128 @f(i128 %a, i128 %n) {
  %r = lshr i128 %a, %n
  ret i128 %r
}
; baseline:
; @f:
;     push rbp
;     mov rbp, rsp
;     nop
;     mov [rbp-0x30], rdi
;     mov [rbp-0x28], rsi
;     mov qword ptr [rbp-0x20], 0
;     mov qword ptr [rbp-0x18], 0
;     mov qword ptr [rbp-0x10], 0
;     mov qword ptr [rbp-8], 0
;     mov t0, rdx
;     shr t0, 6
;     and t0, 1
;     lea t0, [rbp+t0*8-0x30]
;     and rdx, 0x3f
;     mov t1, rdx
;     xor t1, 0x3f
;     mov t2, [t0]
;     mov t3, [t0+8]
;     mov t4, t1
;     mov rcx, rdx
;     shr t2, cl
;     shl t3, 1
;     mov rcx, t4
;     shl t3, cl
;     or t2, t3
;     mov t5, [t0+8]
;     mov t0, [t0+0x10]
;     mov t6, t5
;     mov rcx, rdx
;     shr t6, cl
;     shl t0, 1
;     mov rcx, t4
;     shl t0, cl
;     mov rdx, t6
;     or rdx, t0
;     mov rax, t2
;     nop
;     pop rbp
;     ret
; opt:
; @f:
;     mov t0, rdx
;     mov [rsp-0x38], rdi
;     mov [rsp-0x30], rsi
;     mov qword ptr [rsp-0x28], 0
;     mov qword ptr [rsp-0x20], 0
;     mov qword ptr [rsp-0x18], 0
;     mov qword ptr [rsp-0x10], 0
;     mov t1, t0
;     mov t2, t1
;     shr t2, 6
;     and t2, 1
;     and t1, 0x3f
;     xor t1, 0x3f
;     mov t3, t1
;     mov rax, [rsp+t2*8-0x38]
;     mov rdx, [rsp+t2*8-0x30]
;     mov rcx, t0
;     shr rax, cl
;     mov t4, rdx
;     shl t4, 1
;     mov rcx, t3
;     shl t4, cl
;     or rax, t4
;     mov t2, [rsp+t2*8-0x28]
;     mov rcx, t0
;     shr rdx, cl
;     shl t2, 1
;     mov rcx, t3
;     shl t2, cl
;     or rdx, t2
;     ret
