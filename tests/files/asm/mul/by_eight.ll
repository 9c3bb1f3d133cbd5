; A shift.
define i64 @f(i64 %a) {
  %r = mul i64 %a, 8
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     shl rax, 3
;     ret
; opt:
; @f:
;     mov rax, rdi
;     shl rax, 3
;     ret
