; A move of 32 bits clears the rest.
define i64 @f(i32 %a) {
  %r = zext i32 %a to i64
  ret i64 %r
}
; baseline:
; @f:
;     mov eax, edi
;     ret
; opt:
; @f:
;     mov eax, edi
;     ret
