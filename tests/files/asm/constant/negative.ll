; A negative one is extended with its sign.
define i64 @f() {
  ret i64 -42
}
; baseline:
; @f:
;     mov rax, -0x2a
;     ret
; opt:
; @f:
;     mov rax, -0x2a
;     ret
