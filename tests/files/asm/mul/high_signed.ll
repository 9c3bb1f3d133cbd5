; The upper half of a signed product.
define i64 @f(i64 %a, i64 %b) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %p = mul i128 %x, %y
  %h = ashr i128 %p, 64
  %r = trunc i128 %h to i64
  ret i64 %r
}
; baseline:
; @f:
;     mov t0, rdi
;     sar t0, 0x3f
;     mov t1, rsi
;     sar t1, 0x3f
;     mov t2, t0
;     mov t3, t2
;     mov rax, rdi
;     mul rsi
;     imul rdi, t1
;     imul t3, rsi
;     add rdx, rdi
;     lea rax, [rdx+t3]
;     ret
; opt:
; @f:
;     mov rax, rdi
;     imul rsi
;     mov rax, rdx
;     ret
