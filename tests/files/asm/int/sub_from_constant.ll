; A constant minus a value needs the constant in a register.
define i32 @f(i32 %a) {
  %r = sub i32 100, %a
  ret i32 %r
}
; baseline:
; @f:
;     mov eax, 0x64
;     sub eax, edi
;     ret
; opt:
; @f:
;     mov eax, 0x64
;     sub eax, edi
;     ret
