; The middle type is a mask.
define i64 @f(i64 %a) {
  %t = trunc i64 %a to i16
  %r = zext i16 %t to i64
  ret i64 %r
}
; baseline:
; @f:
;     movzx eax, di
;     ret
; opt:
; @f:
;     movzx eax, di
;     ret
