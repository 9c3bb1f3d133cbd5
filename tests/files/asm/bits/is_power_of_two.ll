; One bit or none.
define i1 @f(i64 %a) {
  %n = add i64 %a, -1
  %b = and i64 %a, %n
  %r = icmp eq i64 %b, 0
  ret i1 %r
}
; baseline:
; @f:
;     lea t0, [rdi-1]
;     test rdi, t0
;     sete al
;     ret
; opt:
; @f:
;     lea t0, [rdi-1]
;     test t0, rdi
;     sete al
;     ret
