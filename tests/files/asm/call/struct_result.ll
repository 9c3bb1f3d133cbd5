; A structure that is returned in memory.
define void @f(ptr sret({i64, i64, i64}) %p, i64 %a) {
  store i64 %a, ptr %p
  ret void
}
; baseline:
; @f:
;     mov [rdi], rsi
;     mov rax, rdi
;     ret
; opt:
; @f:
;     mov [rdi], rsi
;     mov rax, rdi
;     ret
