; 17 bits are cut where others may be set.
define i17 @f(i17 %a, i17 %b) {
  %s = add i17 %a, %b
  %r = lshr i17 %s, 2
  ret i17 %r
}
; baseline:
; @f:
;     and edi, 0x1ffff
;     and esi, 0x1ffff
;     add edi, esi
;     and edi, 0x1ffff
;     mov eax, edi
;     shr eax, 2
;     ret
; opt:
; @f:
;     and edi, 0x1ffff
;     and esi, 0x1ffff
;     add edi, esi
;     and edi, 0x1ffff
;     mov rax, rdi
;     shr eax, 2
;     ret
