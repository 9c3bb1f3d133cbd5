; Of several comparisons together the byte is extended once, where it is taken for a number.

define i32 @f(i32 %a, i32 %b) {
  %c = icmp eq i32 %a, 3
  %d = icmp slt i32 %b, 4
  %e = or i1 %c, %d
  %n = zext i1 %e to i32
  %s = add i32 %n, %a
  ret i32 %s
}
; baseline:
; @f:
;     cmp edi, 3
;     sete al
;     cmp esi, 4
;     setl t0b
;     or eax, t0d
;     movzx eax, al
;     add eax, edi
;     ret
; opt:
; @f:
;     mov t0, rsi
;     cmp edi, 3
;     sete t1b
;     cmp t0d, 4
;     setl t2b
;     or t1d, t2d
;     movzx eax, t1b
;     add eax, edi
;     ret
