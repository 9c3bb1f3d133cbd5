; A field: a shift and a mask.
define i32 @f(i32 %a) {
  %s = lshr i32 %a, 7
  %r = and i32 %s, 63
  ret i32 %r
}
; baseline:
; @f:
;     shr edi, 7
;     mov eax, edi
;     and eax, 0x3f
;     ret
; opt:
; @f:
;     shr edi, 7
;     mov rax, rdi
;     and eax, 0x3f
;     ret
