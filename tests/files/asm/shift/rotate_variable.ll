; A rotation written with two shifts.
define i32 @f(i32 %a, i32 %n) {
  %l = shl i32 %a, %n
  %m = sub i32 32, %n
  %h = lshr i32 %a, %m
  %r = or i32 %l, %h
  ret i32 %r
}
; baseline:
; @f:
;     mov ecx, esi
;     mov eax, edi
;     shl eax, cl
;     mov ecx, 0x20
;     sub ecx, esi
;     shr edi, cl
;     or eax, edi
;     ret
; opt:
; @f:
;     mov rcx, rsi
;     mov rax, rdi
;     rol eax, cl
;     ret
