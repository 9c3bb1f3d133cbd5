; What was there: LOCK XADD.
define i32 @f(ptr %p, i32 %a) {
  %o = atomicrmw add ptr %p, i32 %a seq_cst
  ret i32 %o
}
; baseline:
; @f:
;     mov eax, esi
;     lock xadd [rdi], eax
;     ret
; opt:
; @f:
;     mov rax, rsi
;     lock xadd [rdi], eax
;     ret
