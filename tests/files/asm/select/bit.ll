; By the lowest bit of a byte that came as an argument.
define i32 @f(i1 %c, i32 %a, i32 %b) {
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
; baseline:
; @f:
;     and edi, 1
;     test dil, dil
;     mov eax, edx
;     cmovne eax, esi
;     ret
; opt:
; @f:
;     test dil, 1
;     mov rax, rdx
;     cmovne eax, esi
;     ret
