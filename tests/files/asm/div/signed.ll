; A division has its operands in rax and rdx.
define i64 @f(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     cqo
;     idiv rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     ret
; opt:
; @f:
;     mov rax, rdi
;     mov rdx, rax
;     or rdx, rsi
;     shr rdx, 0x20
;     je .1
;     cqo
;     idiv rsi
;     jmp .2
; .1:
;     div esi
; .2:
;     ret
