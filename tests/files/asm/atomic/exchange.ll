; XCHG locks by itself.
define i64 @f(ptr %p, i64 %a) {
  %o = atomicrmw xchg ptr %p, i64 %a acq_rel
  ret i64 %o
}
; baseline:
; @f:
;     mov rax, rsi
;     xchg [rdi], rax
;     ret
; opt:
; @f:
;     mov rax, rsi
;     lock xchg [rdi], rax
;     ret
