; What "and" makes of two comparisons has zeros above it, as they have.
define i64 @f(i32 %a, i32 %b, i64 %n) {
  %c = icmp slt i32 %a, 0
  %d = icmp eq i32 %b, 7
  %e = and i1 %c, %d
  %z = zext i1 %e to i64
  %r = add i64 %n, %z
  ret i64 %r
}
; baseline:
; @f:
;     test edi, edi
;     setl t0b
;     cmp esi, 7
;     sete t1b
;     and t0d, t1d
;     movzx t0d, t0b
;     add rdx, t0
;     mov rax, rdx
;     ret
; opt:
; @f:
;     test edi, edi
;     sets t0b
;     cmp esi, 7
;     sete t1b
;     and t0d, t1d
;     movzx t2d, t0b
;     mov rax, rdx
;     add rax, t2
;     ret
