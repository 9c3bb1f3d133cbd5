; A mask.
define i32 @f(i32 %a) {
  %r = urem i32 %a, 16
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, edi
;     and eax, 0xf
;     ret
; opt:
; @f:
;     mov rax, rdi
;     and eax, 0xf
;     ret
