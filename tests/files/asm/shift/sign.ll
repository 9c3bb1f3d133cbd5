; All bits become the sign.
define i64 @f(i64 %a) {
  %r = ashr i64 %a, 63
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     sar rax, 0x3f
;     ret
; opt:
; @f:
;     mov rax, rdi
;     sar rax, 0x3f
;     ret
