; The low byte is stored, no more.
define void @f(ptr %p, i64 %a) {
  %t = trunc i64 %a to i8
  store i8 %t, ptr %p
  ret void
}
; baseline:
; @f:
;     mov [rdi], sil
;     ret
; opt:
; @f:
;     mov [rdi], sil
;     ret
