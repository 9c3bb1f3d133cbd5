; A negation.
define i64 @f(i64 %a) {
  %r = mul i64 %a, -1
  ret i64 %r
}
; baseline:
; @f:
;     imul rax, rdi, -1
;     ret
; opt:
; @f:
;     mov rax, rdi
;     neg rax
;     ret
