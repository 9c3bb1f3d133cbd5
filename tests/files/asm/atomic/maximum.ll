; No instruction does it: a loop of CMPXCHG.
define i32 @f(ptr %p, i32 %a) {
  %o = atomicrmw max ptr %p, i32 %a monotonic
  ret i32 %o
}
; baseline:
; @f:
;     mov t0d, esi
;     mov t1, rdi
;     mov t2d, [t1]
;     nop
; .1:
;     cmp t2d, t0d
;     mov t3d, t0d
;     cmovg t3d, t2d
;     mov t4d, t3d
;     mov eax, t2d
;     lock cmpxchg [t1], t4d
;     cmp eax, t2d
;     je .2
;     mov t2d, eax
;     jmp .1
; .2:
;     ret
; opt:
; @f:
;     mov t0d, [rdi]
;     nop
; .1:
;     cmp t0d, esi
;     mov t1, rsi
;     cmovg t1d, t0d
;     mov rax, t0
;     lock cmpxchg [rdi], t1d
;     cmp eax, t0d
;     je .2
;     mov t0, rax
;     jmp .1
; .2:
;     ret
