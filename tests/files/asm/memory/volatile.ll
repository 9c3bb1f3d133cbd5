; Volatile accesses keep their number.
define i64 @f(ptr %p) {
  %a = load volatile i64, ptr %p
  %b = load volatile i64, ptr %p
  %r = add i64 %a, %b
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, [rdi]
;     mov rdi, [rdi]
;     add rax, rdi
;     ret
; opt:
; @f:
;     mov rax, [rdi]
;     mov t0, [rdi]
;     add rax, t0
;     ret
