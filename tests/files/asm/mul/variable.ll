; Two values.
define i32 @f(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
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
