; A pointer is its address.
define i64 @f(ptr %p) {
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}
; baseline:
; @f:
;     mov rax, rdi
;     ret
; opt:
; @f:
;     mov rax, rdi
;     ret
