; The operand of a rotation lives on: it is copied, with BMI2 too.
; features: bmi2
declare i64 @llvm.fshl.i64(i64, i64, i64)

define i64 @f(i64 %a) {
  %r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 9)
  %s = add i64 %r, %a
  ret i64 %s
}
; baseline:
; @f:
;     mov rax, rdi
;     rol rax, 9
;     add rax, rdi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     rol rax, 9
;     add rax, rdi
;     ret
