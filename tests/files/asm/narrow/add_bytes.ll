; Bytes are added in 32 bits; what is above is nobody's.
define i8 @f(i8 %a, i8 %b) {
  %r = add i8 %a, %b
  ret i8 %r
}
; baseline:
; @f:
;     lea eax, [rdi+rsi]
;     ret
; opt:
; @f:
;     mov rax, rdi
;     add eax, esi
;     ret
