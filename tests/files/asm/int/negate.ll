; Zero minus a value is NEG.
define i64 @f(i64 %a) {
  %r = sub i64 0, %a
  ret i64 %r
}
; baseline:
; @f:
;     xor eax, eax
;     sub rax, rdi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     neg rax
;     ret
