; Up to 2^32 a move of 32 bits.
define i64 @f() {
  ret i64 4294967295
}
; baseline:
; @f:
;     mov eax, -1
;     ret
; opt:
; @f:
;     mov eax, -1
;     ret
