; A loaded operand is one in memory.
define i64 @f(i64 %a, ptr %p) {
  %v = load i64, ptr %p
  %r = or i64 %v, %a
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     or rax, [rsi]
;     ret
; opt:
; @f:
;     mov rax, rdi
;     or rax, [rsi]
;     ret
