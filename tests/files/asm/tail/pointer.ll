; By an address.
define void @f(ptr %p) {
  musttail call void %p(ptr %p)
  ret void
}
; baseline:
; @f:
;     mov t0, rdi
;     jmp t0
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
