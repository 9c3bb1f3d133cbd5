; A bit is set by its number.
define i64 @f(i64 %a, i64 %n) {
  %m = shl i64 1, %n
  %r = or i64 %a, %m
  ret i64 %r
}
; baseline:
; @f:
;     mov rcx, rsi
;     mov t0d, 1
;     shl t0, cl
;     or rdi, t0
;     mov rax, rdi
;     ret
; opt:
; @f:
;     mov t0, rsi
;     mov t1d, 1
;     mov rcx, t0
;     shl t1, cl
;     mov rax, rdi
;     or rax, t1
;     ret
