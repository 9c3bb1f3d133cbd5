; Negative numbers are rounded towards zero before the shift.
define i64 @f(i64 %a) {
  %r = sdiv i64 %a, 8
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rdi
;     sar t0, 0x3f
;     shr t0, 0x3d
;     lea rax, [rdi+t0]
;     sar rax, 3
;     ret
; opt:
; @f:
;     mov rax, rdi
;     sar rax, 0x3f
;     shr rax, 0x3d
;     add rax, rdi
;     sar rax, 3
;     ret
