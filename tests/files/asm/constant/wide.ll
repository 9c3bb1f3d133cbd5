; 64 bits.
define i64 @f() {
  ret i64 81985529216486895
}
; baseline:
; @f:
;     mov rax, 0x123456789abcdef
;     ret
; opt:
; @f:
;     mov rax, 0x123456789abcdef
;     ret
