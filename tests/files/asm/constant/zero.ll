; Zero is XOR of a register with itself.
define i64 @f() {
  ret i64 0
}
; baseline:
; @f:
;     xor eax, eax
;     ret
; opt:
; @f:
;     xor eax, eax
;     ret
