; Two terms, one of them shifted, and a constant.
define i64 @f(i64 %a, i64 %b) {
  %s = shl i64 %b, 2
  %t = add i64 %a, %s
  %r = add i64 %t, 12
  ret i64 %r
}
; baseline:
; @f:
;     shl rsi, 2
;     add rdi, rsi
;     lea rax, [rdi+0xc]
;     ret
; opt:
; @f:
;     shl rsi, 2
;     add rdi, rsi
;     mov rax, rdi
;     add rax, 0xc
;     ret
