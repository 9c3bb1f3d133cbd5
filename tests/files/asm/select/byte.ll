; Bytes are chosen in 32 bits.
define i8 @f(i8 %a, i8 %b) {
  %c = icmp ult i8 %a, %b
  %r = select i1 %c, i8 %a, i8 %b
  ret i8 %r
}
; baseline:
; @f:
;     cmp dil, sil
;     mov eax, esi
;     cmovb eax, edi
;     ret
; opt:
; @f:
;     cmp dil, sil
;     mov rax, rsi
;     cmovb eax, edi
;     ret
