; MOVSXD.
define i64 @f(i32 %a) {
  %r = sext i32 %a to i64
  ret i64 %r
}
; baseline:
; @f:
;     movsxd rax, edi
;     ret
; opt:
; @f:
;     movsxd rax, edi
;     ret
