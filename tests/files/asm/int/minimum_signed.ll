; A minimum is a comparison and a conditional move.
declare i64 @llvm.smin.i64(i64, i64)

define i64 @f(i64 %a, i64 %b) {
  %r = call i64 @llvm.smin.i64(i64 %a, i64 %b)
  ret i64 %r
}
; baseline:
; @f:
;     cmp rdi, rsi
;     mov rax, rsi
;     cmovl rax, rdi
;     ret
; opt:
; @f:
;     cmp rdi, rsi
;     mov rax, rsi
;     cmovl rax, rdi
;     ret
