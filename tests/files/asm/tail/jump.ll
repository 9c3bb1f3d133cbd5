; A call that is the last of a function is a jump where it has to be.
declare i64 @g(i64, i64)

define i64 @f(i64 %a, i64 %b) {
  %r = musttail call i64 @g(i64 %b, i64 %a)
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rdi
;     mov rdi, rsi
;     mov rsi, t0
;     xor eax, eax
;     jmp qword ptr [@g]
; opt:
; @f:
;     xor eax, eax
;     mov t0, rsi
;     mov rsi, rdi
;     mov rdi, t0
;     jmp qword ptr [@g]
