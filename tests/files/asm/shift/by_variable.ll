; An amount that is not known is in cl.
define i64 @f(i64 %a, i64 %n) {
  %r = shl i64 %a, %n
  ret i64 %r
}
; baseline:
; @f:
;     mov rcx, rsi
;     mov rax, rdi
;     shl rax, cl
;     ret
; opt:
; @f:
;     mov rcx, rsi
;     mov rax, rdi
;     shl rax, cl
;     ret
