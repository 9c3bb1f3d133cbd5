; Minus one, zero or one.
define i32 @f(i64 %a, i64 %b) {
  %g = icmp sgt i64 %a, %b
  %l = icmp slt i64 %a, %b
  %x = zext i1 %g to i32
  %y = zext i1 %l to i32
  %r = sub i32 %x, %y
  ret i32 %r
}
; baseline:
; @f:
;     cmp rdi, rsi
;     setg al
;     cmp rdi, rsi
;     setl t0b
;     movzx eax, al
;     movzx t0d, t0b
;     sub eax, t0d
;     ret
; opt:
; @f:
;     cmp rdi, rsi
;     setg al
;     movzx eax, al
;     cmp rdi, rsi
;     setl t0b
;     movzx t0d, t0b
;     sub eax, t0d
;     ret
