; A truth value as an integer.
define i32 @f(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
; baseline:
; @f:
;     cmp edi, esi
;     setg al
;     movzx eax, al
;     ret
; opt:
; @f:
;     cmp edi, esi
;     setg al
;     movzx eax, al
;     ret
