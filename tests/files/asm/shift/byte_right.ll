; A byte is extended before it is shifted right.
define i8 @f(i8 %a) {
  %r = lshr i8 %a, 3
  ret i8 %r
}
; baseline:
; @f:
;     movzx eax, dil
;     shr eax, 3
;     ret
; opt:
; @f:
;     movzx eax, dil
;     shr eax, 3
;     ret
