; The lowest bit alone: BLSI.
; features: bmi1
define i64 @f(i64 %a) {
  %n = sub i64 0, %a
  %r = and i64 %a, %n
  ret i64 %r
}
; baseline:
; @f:
;     xor t0d, t0d
;     sub t0, rdi
;     and rdi, t0
;     mov rax, rdi
;     ret
; opt:
; @f:
;     blsi rax, rdi
;     ret
