; LOCK CMPXCHG, and its flag.
define i1 @f(ptr %p, i64 %a, i64 %b) {
  %o = cmpxchg ptr %p, i64 %a, i64 %b seq_cst seq_cst
  %r = extractvalue {i64, i1} %o, 1
  ret i1 %r
}
; baseline:
; @f:
;     mov rax, rsi
;     lock cmpxchg [rdi], rdx
;     cmp rax, rsi
;     sete al
;     ret
; opt:
; @f:
;     mov rax, rsi
;     lock cmpxchg [rdi], rdx
;     cmp rax, rsi
;     sete al
;     ret
