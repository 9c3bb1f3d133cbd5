; The low 32 bits.
define i64 @f(i64 %a) {
  %r = and i64 %a, 4294967295
  ret i64 %r
}
; baseline:
; @f:
;     mov t0d, -1
;     and rdi, t0
;     mov rax, rdi
;     ret
; opt:
; @f:
;     mov eax, edi
;     ret
