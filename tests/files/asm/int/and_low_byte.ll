; The low byte is an extension.
define i32 @f(i32 %a) {
  %r = and i32 %a, 255
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, edi
;     and eax, 0xff
;     ret
; opt:
; @f:
;     movzx eax, dil
;     ret
