; A constant is an immediate.
define i64 @f(i64 %a) {
  %r = add i64 %a, 7
  ret i64 %r
}
; baseline:
; @f:
;     lea rax, [rdi+7]
;     ret
; opt:
; @f:
;     mov rax, rdi
;     add rax, 7
;     ret
