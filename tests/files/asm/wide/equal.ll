; Equal in 128 bits.
define i1 @f(i128 %a, i128 %b) {
  %r = icmp eq i128 %a, %b
  ret i1 %r
}
; baseline:
; @f:
;     xor rdi, rdx
;     or rdi, 0
;     xor rsi, rcx
;     or rdi, rsi
;     test rdi, rdi
;     sete al
;     ret
; opt:
; @f:
;     xor rdi, rdx
;     xor rsi, rcx
;     or rdi, rsi
;     sete al
;     ret
