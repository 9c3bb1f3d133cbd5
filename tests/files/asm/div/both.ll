; Quotient and remainder of the same numbers.
define i64 @f(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  %s = xor i64 %q, %r
  ret i64 %s
}
; baseline:
; @f:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     xor edx, edx
;     div rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     mov t0, rax
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .3
;     xor edx, edx
;     div rsi
;     jmp .4
; .3:
;     div esi
; .4:
;     mov rax, t0
;     xor rax, rdx
;     ret
; opt:
; @f:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     xor edx, edx
;     div rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     xor rax, rdx
;     ret
