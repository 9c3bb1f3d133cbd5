; And negated.
define i32 @f(i32 %a) {
  %r = sdiv i32 %a, -2
  ret i32 %r
}
; baseline:
; @f:
;     mov t0d, -2
;     mov eax, edi
;     cdq
;     idiv t0d
;     ret
; opt:
; @f:
;     mov rax, rdi
;     shr eax, 0x1f
;     add eax, edi
;     sar eax, 1
;     neg eax
;     ret
