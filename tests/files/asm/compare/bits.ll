; TEST with a mask.
define i1 @f(i32 %a) {
  %m = and i32 %a, 12
  %c = icmp eq i32 %m, 0
  ret i1 %c
}
; baseline:
; @f:
;     test dil, 0xc
;     sete al
;     ret
; opt:
; @f:
;     test dil, 0xc
;     sete al
;     ret
