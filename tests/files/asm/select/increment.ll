; One more where a condition holds.
define i64 @f(i64 %a, i64 %x, i64 %y) {
  %c = icmp ult i64 %x, %y
  %b = add i64 %a, 1
  %r = select i1 %c, i64 %b, i64 %a
  ret i64 %r
}
; baseline:
; @f:
;     cmp rsi, rdx
;     setb t0b
;     lea t1, [rdi+1]
;     test t0b, t0b
;     cmovne rdi, t1
;     mov rax, rdi
;     ret
; opt:
; @f:
;     cmp rsi, rdx
;     mov rax, rdi
;     adc rax, 0
;     ret
