; The sign of the dividend remains.
define i32 @f(i32 %a) {
  %r = srem i32 %a, 2
  ret i32 %r
}
; baseline:
; @f:
;     mov t0d, edi
;     shr t0d, 0x1f
;     lea eax, [rdi+t0]
;     and eax, 1
;     sub eax, t0d
;     ret
; opt:
; @f:
;     mov t0, rdi
;     shr t0d, 0x1f
;     add t0d, edi
;     and t0d, -2
;     mov rax, rdi
;     sub eax, t0d
;     ret
