; Being negative is the sign bit.
define i32 @f(i32 %a) {
  %c = icmp slt i32 %a, 0
  %r = zext i1 %c to i32
  ret i32 %r
}
; baseline:
; @f:
;     test edi, edi
;     setl al
;     movzx eax, al
;     ret
; opt:
; @f:
;     test edi, edi
;     sets al
;     movzx eax, al
;     ret
