; All but the lowest bit: BLSR.
; features: bmi1
define i64 @f(i64 %a) {
  %n = add i64 %a, -1
  %r = and i64 %a, %n
  ret i64 %r
}
; baseline:
; @f:
;     lea t0, [rdi-1]
;     and rdi, t0
;     mov rax, rdi
;     ret
; opt:
; @f:
;     blsr rax, rdi
;     ret
