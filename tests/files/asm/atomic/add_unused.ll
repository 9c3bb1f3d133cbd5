; Nobody asks for what was there.
define void @f(ptr %p, i64 %a) {
  %o = atomicrmw add ptr %p, i64 %a seq_cst
  ret void
}
; baseline:
; @f:
;     lock xadd [rdi], rsi
;     ret
; opt:
; @f:
;     lock xadd [rdi], rsi
;     ret
