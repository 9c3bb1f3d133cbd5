; A mask that the processor applies anyway is left out.
define i32 @f(i32 %a, i32 %n) {
  %m = and i32 %n, 31
  %r = shl i32 %a, %m
  ret i32 %r
}
; baseline:
; @f:
;     and esi, 0x1f
;     mov ecx, esi
;     mov eax, edi
;     shl eax, cl
;     ret
; opt:
; @f:
;     mov rcx, rsi
;     mov rax, rdi
;     shl eax, cl
;     ret
