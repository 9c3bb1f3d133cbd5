; A small number has an immediate of 32 bits.
define i64 @f() {
  ret i64 42
}
; baseline:
; @f:
;     mov eax, 0x2a
;     ret
; opt:
; @f:
;     mov eax, 0x2a
;     ret
