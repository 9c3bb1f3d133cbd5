; Division by the constant zero traps.
define i32 @f(i32 %a) {
  %r = udiv i32 %a, 0
  ret i32 %r
}
; baseline:
; @f:
;     xor t0d, t0d
;     mov eax, edi
;     xor edx, edx
;     div t0d
;     ret
; opt:
; @f:
;     xor t0d, t0d
;     mov rax, rdi
;     xor edx, edx
;     div t0d
;     ret
