; A truth value.
define i1 @f(i64 %a, i64 %b) {
  %c = icmp eq i64 %a, %b
  ret i1 %c
}
; baseline:
; @f:
;     cmp rdi, rsi
;     sete al
;     ret
; opt:
; @f:
;     cmp rdi, rsi
;     sete al
;     ret
