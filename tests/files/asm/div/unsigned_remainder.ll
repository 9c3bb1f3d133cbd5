; A remainder is in rdx.
define i32 @f(i32 %a, i32 %b) {
  %r = urem i32 %a, %b
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, edi
;     xor edx, edx
;     div esi
;     mov eax, edx
;     ret
; opt:
; @f:
;     mov rax, rdi
;     xor edx, edx
;     div esi
;     mov rax, rdx
;     ret
