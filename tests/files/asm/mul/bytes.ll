; Products of bytes are computed in 32 bits.
define i8 @f(i8 %a, i8 %b) {
  %r = mul i8 %a, %b
  ret i8 %r
}
; baseline:
; @f:
;     mov eax, edi
;     imul eax, esi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     imul eax, esi
;     ret
