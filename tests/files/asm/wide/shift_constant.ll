; SHLD and a shift.
define i128 @f(i128 %a) {
  %r = shl i128 %a, 20
  ret i128 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     shl rax, 0x14
;     xor t0d, t0d
;     shr t0, 0x2c
;     or rax, t0
;     shl rsi, 0x14
;     shr rdi, 0x2c
;     mov rdx, rsi
;     or rdx, rdi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     shl rax, 0x14
;     shl rsi, 0x14
;     shr rdi, 0x2c
;     mov rdx, rsi
;     or rdx, rdi
;     ret
