; Several values that lead to one place are bits of a word.
define i64 @f(i8 %c, i64 %a) {
  switch i8 %c, label %other [
    i8 9, label %space
    i8 10, label %space
    i8 13, label %space
    i8 32, label %space
    i8 34, label %quote
  ]
space:
  %s = add i64 %a, 5
  ret i64 %s
quote:
  %q = mul i64 %a, 3
  ret i64 %q
other:
  ret i64 %a
}
; baseline:
; @f:
;     mov t0, rsi
;     movzx t1d, dil
;     cmp t1d, 0xd
;     jae .1
;     cmp t1d, 9
;     je .2
;     cmp t1d, 0xa
;     je .2
;     jmp .4
; .1:
;     cmp t1d, 0xd
;     je .2
;     cmp t1d, 0x20
;     je .2
;     cmp t1d, 0x22
;     je .3
;     jmp .4
; .2:
;     lea rax, [t0+5]
;     ret
; .3:
;     lea rax, [t0+t0*2]
;     ret
; .4:
;     mov rax, t0
;     ret
; opt:
; @f:
;     movzx edi, dil
;     cmp edi, 0x20
;     ja .1
;     mov t0, 0x100002600
;     bt t0, rdi
;     jb .2
;     jmp .4
; .1:
;     cmp edi, 0x22
;     je .3
;     jmp .4
; .2:
;     lea rax, [rsi+5]
;     ret
; .3:
;     lea rax, [rsi+rsi*2]
;     ret
; .4:
;     mov rax, rsi
;     ret
