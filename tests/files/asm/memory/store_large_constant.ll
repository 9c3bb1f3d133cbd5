; One that no immediate holds.
define void @f(ptr %p) {
  store i64 1311768467463790320, ptr %p
  ret void
}
; baseline:
; @f:
;     mov t0, 0x123456789abcdef0
;     mov [rdi], t0
;     ret
; opt:
; @f:
;     mov t0, 0x123456789abcdef0
;     mov [rdi], t0
;     ret
