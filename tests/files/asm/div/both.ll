; Quotient and remainder of the same numbers.
define i64 @f(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  %s = xor i64 %q, %r
  ret i64 %s
}
; baseline:
; @f:
;     mov rax, rdi
;     xor edx, edx
;     div rsi
;     mov t0, rax
;     mov rax, rdi
;     xor edx, edx
;     div rsi
;     mov rax, t0
;     xor rax, rdx
;     ret
; opt:
; @f:
;     xor edx, edx
;     mov rax, rdi
;     div rsi
;     xor rax, rdx
;     ret
