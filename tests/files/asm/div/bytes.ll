; Bytes are extended and divided in 32 bits.
define i8 @f(i8 %a, i8 %b) {
  %r = sdiv i8 %a, %b
  ret i8 %r
}
; baseline:
; @f:
;     movsx t0d, sil
;     mov eax, edi
;     movsx eax, al
;     cmp t0d, -1
;     jne .1
;     cmp eax, -0x80
;     jne .1
;     ud2
; .1:
;     cdq
;     idiv t0d
;     ret
; opt:
; @f:
;     movsx eax, dil
;     movsx esi, sil
;     cmp esi, -1
;     jne .1
;     cmp eax, -0x80
;     jne .1
;     ud2
; .1:
;     cdq
;     idiv esi
;     ret
