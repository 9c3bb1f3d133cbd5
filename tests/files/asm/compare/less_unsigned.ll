; A truth value.
define i1 @f(i64 %a, i64 %b) {
  %c = icmp ult i64 %a, %b
  ret i1 %c
}
; baseline:
; @f:
;     cmp rdi, rsi
;     setb al
;     ret
; opt:
; @f:
;     cmp rdi, rsi
;     setb al
;     ret
