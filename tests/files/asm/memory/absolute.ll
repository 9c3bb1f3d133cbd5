; An address that is a number.
define i32 @f() {
  %v = load volatile i32, ptr inttoptr (i64 4096 to ptr)
  ret i32 %v
}
; baseline:
; @f:
;     mov t0d, 0x1000
;     mov t1d, [t0]
;     mov eax, t1d
;     ret
; opt:
; @f:
;     mov t0d, 0x1000
;     mov eax, [t0]
;     ret
