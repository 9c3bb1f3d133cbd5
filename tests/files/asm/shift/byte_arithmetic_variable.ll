; The amount counts modulo 8 for LIR: the program keeps to less.
define i8 @f(i8 %a, i8 %n) {
  %r = ashr i8 %a, %n
  ret i8 %r
}
; baseline:
; @f:
;     mov ecx, esi
;     and ecx, 7
;     movsx eax, dil
;     sar eax, cl
;     ret
; opt:
; @f:
;     movsx eax, dil
;     mov rcx, rsi
;     and ecx, 7
;     sar eax, cl
;     ret
