; A bit by its number.
define i64 @f(i64 %n) {
  %r = shl i64 1, %n
  ret i64 %r
}
; baseline:
; @f:
;     mov rcx, rdi
;     mov eax, 1
;     shl rax, cl
;     ret
; opt:
; @f:
;     mov eax, 1
;     mov rcx, rdi
;     shl rax, cl
;     ret
