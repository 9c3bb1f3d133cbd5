; Three products.
define i128 @f(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
; baseline:
; @f:
;     mov t0, rdi
;     imul t0, rdx
;     mov t1, t0
;     mov t2, rdx
;     mov rax, rdi
;     mul t2
;     imul rdi, rcx
;     imul rsi, t2
;     add rdx, rdi
;     add rdx, rsi
;     mov rax, t1
;     ret
; opt:
; @f:
;     mov t0, rdi
;     imul t0, rdx
;     mov t1, rdx
;     mov rax, rdi
;     mul t1
;     imul rcx, rdi
;     imul rsi, t1
;     mov t2, rdx
;     add t2, rcx
;     mov rdx, rsi
;     add rdx, t2
;     mov rax, t0
;     ret
