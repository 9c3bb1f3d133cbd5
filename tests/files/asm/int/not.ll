; All bits turned over is NOT.
define i32 @f(i32 %a) {
  %r = xor i32 %a, -1
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, edi
;     not eax
;     ret
; opt:
; @f:
;     mov rax, rdi
;     not eax
;     ret
