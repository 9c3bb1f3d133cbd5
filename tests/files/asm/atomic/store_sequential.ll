; With one order for all stores a fence follows.
define void @f(ptr %p, i64 %a) {
  store atomic i64 %a, ptr %p seq_cst, align 8
  ret void
}
; baseline:
; @f:
;     mov [rdi], rsi
;     mfence
;     ret
; opt:
; @f:
;     mov [rdi], rsi
;     mfence
;     ret
