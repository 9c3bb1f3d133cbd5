; A sum of which an operand lives on.
define i64 @f(i64 %a, i64 %b) {
  %s = add i64 %a, %b
  %m = mul i64 %s, %a
  ret i64 %m
}
; baseline:
; @f:
;     add rsi, rdi
;     mov rax, rsi
;     imul rax, rdi
;     ret
; opt:
; @f:
;     add rsi, rdi
;     mov rax, rsi
;     imul rax, rdi
;     ret
