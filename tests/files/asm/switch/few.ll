; Two cases are two comparisons.
define i64 @f(i64 %a) {
  switch i64 %a, label %d [ i64 1, label %x i64 2, label %y ]
x:
  ret i64 10
y:
  ret i64 20
d:
  ret i64 %a
}
; baseline:
; @f:
;     mov t0, rdi
;     mov t1, t0
;     cmp t1, 1
;     je .1
;     cmp t1, 2
;     je .2
;     jmp .3
; .1:
;     mov eax, 0xa
;     ret
; .2:
;     mov eax, 0x14
;     ret
; .3:
;     mov rax, t0
;     ret
; opt:
; @f:
;     mov t0, rdi
;     mov rax, rdi
;     cmp t0, 1
;     je .1
;     cmp t0, 2
;     je .2
;     jmp .3
; .1:
;     mov eax, 0xa
;     ret
; .2:
;     mov eax, 0x14
;     ret
; .3:
;     ret
