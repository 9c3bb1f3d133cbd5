; Few cases far from each other are comparisons.
define i32 @f(i32 %a) {
  switch i32 %a, label %d [ i32 5, label %x i32 500, label %y i32 50000, label %z i32 -7, label %x ]
x:
  ret i32 1
y:
  ret i32 2
z:
  ret i32 3
d:
  ret i32 0
}
; baseline:
; @f:
;     mov t0d, edi
;     cmp t0d, 5
;     je .3
;     cmp t0d, 0x1f4
;     je .1
;     cmp t0d, 0xc350
;     je .2
;     cmp t0d, -7
;     je .3
;     jmp .4
; .1:
;     mov eax, 2
;     ret
; .2:
;     mov eax, 3
;     ret
; .3:
;     mov eax, 1
;     ret
; .4:
;     xor eax, eax
;     ret
; opt:
; @f:
;     mov t0d, edi
;     cmp t0d, 5
;     je .3
;     cmp t0d, 0x1f4
;     je .1
;     cmp t0d, 0xc350
;     je .2
;     cmp t0d, -7
;     je .3
;     jmp .4
; .1:
;     mov eax, 2
;     ret
; .2:
;     mov eax, 3
;     ret
; .3:
;     mov eax, 1
;     ret
; .4:
;     xor eax, eax
;     ret
