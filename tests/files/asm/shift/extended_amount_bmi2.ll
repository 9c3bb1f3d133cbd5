; The amount is taken modulo 64, so that the byte it comes from need not be extended.
; features: bmi2

define i64 @f(i64 %a, i8 %b) {
  %sum = add i8 %b, 3
  %by = zext i8 %sum to i64
  %r = lshr i64 %a, %by
  ret i64 %r
}
; baseline:
; @f:
;     add esi, 3
;     movzx esi, sil
;     shrx rax, rdi, rsi
;     ret
; opt:
; @f:
;     add esi, 3
;     shrx rax, rdi, rsi
;     ret
