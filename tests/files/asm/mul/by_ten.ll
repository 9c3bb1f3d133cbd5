; IMUL by an immediate.
define i64 @f(i64 %a) {
  %r = mul i64 %a, 10
  ret i64 %r
}
; baseline:
; @f:
;     imul rax, rdi, 0xa
;     ret
; opt:
; @f:
;     imul rax, rdi, 0xa
;     ret
