; Truth values are bytes that are 0 or 1.
define i1 @f(i1 %a, i1 %b) {
  %x = xor i1 %a, true
  %r = and i1 %x, %b
  ret i1 %r
}
; baseline:
; @f:
;     and edi, 1
;     and esi, 1
;     xor edi, 1
;     mov eax, edi
;     and eax, esi
;     ret
; opt:
; @f:
;     and edi, 1
;     and esi, 1
;     xor edi, 1
;     mov rax, rsi
;     and eax, edi
;     ret
