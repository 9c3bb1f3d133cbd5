; A division has its operands in rax and rdx.
define i64 @f(i64 %a, i64 %b) {
  %r = sdiv i64 %a, %b
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     cqo
;     idiv rsi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     cqo
;     idiv rsi
;     ret
