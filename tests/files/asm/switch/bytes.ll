; Few cases of bytes are comparisons.
define i1 @f(i8 %a) {
  switch i8 %a, label %no [ i8 32, label %yes i8 9, label %yes i8 10, label %yes i8 13, label %yes ]
yes:
  ret i1 true
no:
  ret i1 false
}
; baseline:
; @f:
;     movzx t0d, dil
;     cmp t0d, 9
;     je .1
;     cmp t0d, 0xa
;     je .1
;     cmp t0d, 0xd
;     je .1
;     cmp t0d, 0x20
;     je .1
;     jmp .2
; .1:
;     mov eax, 1
;     ret
; .2:
;     xor eax, eax
;     ret
; opt:
; @f:
;     movzx t0d, dil
;     cmp t0d, 0x20
;     ja .1
;     mov t1, 0x100002600
;     bt t1, t0
;     jae .1
;     mov eax, 1
;     ret
; .1:
;     xor eax, eax
;     ret
