; A store: x86 orders it.
define void @f(ptr %p, i64 %a) {
  store atomic i64 %a, ptr %p release, align 8
  ret void
}
; baseline:
; @f:
;     mov [rdi], rsi
;     ret
; opt:
; @f:
;     mov [rdi], rsi
;     ret
