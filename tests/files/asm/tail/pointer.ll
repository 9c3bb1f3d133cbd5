; By an address.
define void @f(ptr %p) {
  musttail call void %p(ptr %p)
  ret void
}
; baseline:
; @f:
;     mov t0, rdi
;     lea t1, [thunks]
;     sub t0, t1
;     cmp t0, 0x4000000
;     jae .2
;     mov t0, [t1+t0*2-0x8000000]
; .1:
;     jmp t0
; .2:
;     add t0, t1
;     jmp .1
; opt:
; @f:
;     xor t0d, t0d
;     mov t1, rdi
;     lea t2, [thunks]
;     sub t1, t2
;     cmp t1, 0x4000000
;     jae .2
;     mov t1, [t2+t1*2-0x8000000]
; .1:
;     jmp t1
; .2:
;     add t1, t2
;     jmp .1
