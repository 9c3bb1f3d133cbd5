; A shift.
define i64 @f(i64 %a) {
  %r = udiv i64 %a, 4096
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     shr rax, 0xc
;     ret
; opt:
; @f:
;     mov rax, rdi
;     shr rax, 0xc
;     ret
